/** What identifies a commodity in the history of a company: its description and NMFC item. Products fill in both. */
export interface DescribedCommodity {
  readonly description?: string | null;
  readonly nmfc?: string | null;
  readonly nmfcSub?: string | null;
}

/** A carrier's correction of a shipment: reclass or reweigh (codes of DSDC Preliminary Freight Charges). */
export type ReclassCode = 'RCL' | 'RWE';

/** A reclass or reweigh of a shipment in the past. */
export interface PastReclass {
  readonly code: ReclassCode;
  /** Such as `S-000123`. */
  readonly shipmentNumber: string;
  /** Local date. */
  readonly on: string;
}

/** Past events by item, newest first. */
export type ReclassHistory = ReadonlyMap<string, readonly PastReclass[]>;

/** Equal for the same freight, whatever its case and spacing; null without a description. */
export function freightItem({ description, nmfc, nmfcSub }: DescribedCommodity): string | null {
  const name = description?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? '';
  return name === '' ? null : `${name}|${nmfc ?? ''}|${nmfcSub ?? ''}`;
}
