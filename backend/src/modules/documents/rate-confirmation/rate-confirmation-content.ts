/** A fact with its name. */
export interface LabelledText {
  label: string;
  text: string;
}

/** A charge as agreed. */
export interface ConfirmedCharge {
  description: string;
  /** How the amount comes about, such as `10.00 cwt at 21.40`. */
  basis: string;
  amount: string;
}

/** What a rate confirmation says. Shows prices. */
export interface RateConfirmationContent {
  /** Shipment number, such as S-000317. */
  number: string;
  /** UTC instant. */
  issuedAt: string;
  carrier: { name: string; scac: string };
  /** Numbers and days. */
  facts: LabelledText[];
  shipFrom: string[];
  shipTo: string[];
  /** A line for each handling unit row. */
  freight: string[];
  services: string[];
  charges: ConfirmedCharge[];
  total: string;
}
