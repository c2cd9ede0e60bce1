/** What is accrued in one currency. */
export class AccruedTotalDto {
  /** ISO 4217. */
  currency: string;
  shipments: number;
  /** As booked, in minor units. */
  amount: number;
}

/** The cost of shipments at the end of a month that is not in accounting. */
export class AccrualsDto {
  /** The largest amount first. */
  totals: AccruedTotalDto[];
  /** Shipments that no coding rule codes; their account is empty in the file. */
  uncoded: number;
}
