/** Dispute reasons of DSDC Preliminary Freight Charges (freight.md §3.6), by their group. */
export const DISPUTE_REASONS = {
  CHARACTERISTICS: [
    'MISSING_DOCUMENTS',
    'COMMODITY_DESCRIPTION',
    'RECLASS',
    'NMFC_ITEM',
    'REWEIGH',
    'RECONSIGNMENT',
    'SPECIAL_INSTRUCTIONS',
    'PIECES',
    'NAME_ADDRESS',
  ],
  RATE: [
    'ACCESSORIAL_AMOUNT',
    'ACCESSORIAL_DOCUMENTS',
    'ACCESSORIAL_NOT_APPLICABLE',
    'DISCOUNT',
    'TARIFF',
    'RATE_BASE',
    'QUOTE',
    'MINIMUM',
    'FUEL',
    'VOLUME_QUOTE',
    'DETENTION',
    'LUMPER',
    'UNLOADING',
    'IN_BOND',
    'VEHICLE_NOT_USED',
    'REDELIVERY',
  ],
  BILL_TO: ['BILL_TO_NAME', 'BILL_TO_ADDRESS', 'INCORRECT_PARTY', 'TERMS', 'RELATED_ACCOUNT'],
  PERFORMANCE: ['TIME_CRITICAL'],
  DATA: ['PO_NUMBER', 'REFERENCE_NUMBER', 'LOAD_ID'],
} as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[keyof typeof DISPUTE_REASONS][number];

export const DISPUTE_REASON_CODES: readonly DisputeReason[] = Object.values(DISPUTE_REASONS).flat();

/** Name of a reason in documents and emails: "Accessorial not applicable", "NMFC item". */
export function disputeReasonName(reason: DisputeReason): string {
  const words = reason.toLowerCase().replaceAll('_', ' ').replace(/^nmfc/, 'NMFC').replace(/^po /, 'PO ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
