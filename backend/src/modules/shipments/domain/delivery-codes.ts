/** Responsible party: carrier, shipper or consignee, or none. */
export type Responsible = 'carrier' | 'customer' | 'nobody';

interface CodeMeaning {
  readonly responsible: Responsible;
  readonly text: string;
}

const by =
  (responsible: Responsible) =>
  (text: string): CodeMeaning => ({ responsible, text });
const carrier = by('carrier');
const customer = by('customer');
const nobody = by('nobody');

/** Delivery exception codes of the DSDC standards, `code-subCode` (freight.md §3.3). */
export const DELIVERY_CODES: Readonly<Record<string, CodeMeaning>> = {
  '100-1': nobody('Delivered in full'),
  '100-2': nobody('Delivered within its appointment'),
  '200-1': carrier('Superficial damage'),
  '200-2': carrier('Damage noted'),
  '200-3': carrier('Pieces missing'),
  '200-4': customer('Waits for inspection'),
  '310-1': carrier('Area not served today'),
  '310-2': carrier('Breakdown'),
  '310-3': customer('Postponed by the customer'),
  '310-4': carrier('Dispatch error'),
  '310-5': carrier('Driver past cut-off'),
  '310-6': carrier('End of the day'),
  '310-7': carrier('Terminal at capacity'),
  '310-8': carrier('Accident'),
  '310-9': customer('Bad address'),
  '310-10': customer('Held for payment'),
  '320-1': customer('Contact information needed'),
  '320-2': customer('Appointment number needed'),
  '320-3': customer('Waits for consolidation'),
  '320-4': customer('Message left for an appointment'),
  '330-1': customer('Consignee closed'),
  '330-2': customer('Consignee closed'),
  '330-3': customer('Holiday'),
  '390-1': nobody('Weather'),
  '390-2': nobody('Civil disturbance'),
  '400-1': customer('Cancelled'),
  '400-2': customer('Cancelled'),
  '400-3': customer('Held at the terminal'),
  '410-1': carrier('Embargo'),
  '410-2': carrier('Equipment'),
  '430-1': customer('Strike'),
  '430-2': customer('Strike'),
  '440-1': customer('Prohibited freight'),
  '440-2': customer('Prohibited freight'),
  '450-1': customer('Duplicate'),
  '450-2': customer('Duplicate'),
  '460-1': customer('No access'),
  '460-2': customer('No one could be reached'),
  '460-3': customer('Refused'),
};

/** Pickup codes of the DSDC standards (freight.md §3.3). Codes from 400 up are not retried. */
export const PICKUP_CODES: Readonly<Record<string, CodeMeaning>> = {
  '100-1': nobody('Matches the request'),
  '100-2': nobody('Matches, with more freight'),
  '200-1': nobody('Matches in part'),
  '200-2': customer('More freight than announced'),
  '200-3': customer('Less freight than announced'),
  '300-3': customer('Postponed by the customer'),
  '310-1': carrier('Area not served today'),
  '310-2': carrier('Breakdown'),
  '310-4': carrier('Dispatch error'),
  '310-5': carrier('Driver past cut-off'),
  '310-6': carrier('End of the day'),
  '310-7': carrier('At capacity'),
  '310-8': carrier('Requested too late'),
  '320-1': customer('No freight'),
  '320-2': customer('No freight'),
  '320-3': customer('Shipper knew of no pickup'),
  '320-4': customer('Shipper knew of no pickup'),
  '330-1': customer('Holiday'),
  '330-2': customer('Holiday'),
  '380-1': customer('Prohibited, dealt with later'),
  '390-1': nobody('Weather'),
  '400-1': customer('Shipper closed'),
  '400-2': customer('Cancelled by the shipper'),
  '410-1': carrier('Embargo'),
  '410-2': carrier('Equipment'),
  '420-1': customer('Freight not available'),
  '420-2': customer('Freight not available'),
  '420-3': customer('Improper packaging'),
  '420-4': customer('Improper packaging'),
  '420-5': customer('Freight not ready'),
  '420-6': customer('Freight not ready'),
  '420-7': customer('Another carrier has it'),
  '430-1': nobody('Strike'),
  '430-2': nobody('Strike'),
  '430-3': customer('No access'),
  '440-1': customer('Prohibited freight'),
  '440-2': customer('Prohibited freight'),
  '450-1': customer('Duplicate'),
  '450-2': customer('Duplicate'),
  '460-1': customer('No access'),
  '460-2': customer('No one could be reached'),
  '470-1': nobody('Weather'),
};

/** Subset of X12 code list 1651 that carriers use (freight.md §3.3). */
export const X12_REASONS: Readonly<Record<string, string>> = {
  A1: 'Missed delivery',
  A2: 'Incorrect address',
  A3: 'Indirect delivery',
  A5: 'Could not be found',
  AF: 'Accident',
  AG: 'Consignee related',
  AI: 'Mechanical breakdown',
  AJ: 'Other carrier related',
  AM: 'Shipper related',
  AN: 'Holiday, closed',
  AO: 'Weather',
  AQ: 'Recipient not available',
  AW: 'Past cut-off',
  AX: 'Too little time for pickup',
  AY: 'Missed pickup',
  B1: 'Consignee closed',
  B4: 'Held for payment',
  B5: 'Held for the consignee',
  B8: 'Improper unloading facility',
  B9: 'Receiving time restricted',
  BB: 'Held for the shipper',
  BC: 'Documents missing',
  BD: 'Border clearance',
  BS: 'Refused',
  BT: 'Returned',
  C2: 'Credit hold',
  C5: 'Strike',
  C6: 'Waits for instructions',
  CA: 'Customs',
  D1: 'Dispatch error',
  D2: 'No driver',
  HB: 'Held for an appointment',
  NA: 'Normal appointment',
  NS: 'Normal',
  P1: 'Processing delay',
  P2: 'Waits for inspection',
  P4: 'Held for a full load',
  S1: 'Delivery shortage',
};

/** Text for a carrier's reason code, with the responsible party if the standard defines one; null for a code outside the standards. */
export function reasonText(code: string, atPickup: boolean): string | null {
  const meaning = (atPickup ? PICKUP_CODES : DELIVERY_CODES)[code];
  if (meaning === undefined) return X12_REASONS[code] ?? null;
  return meaning.responsible === 'customer' ? `${meaning.text} (shipper or consignee has to act)` : meaning.text;
}
