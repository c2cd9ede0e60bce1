import { english } from '../../../messages/translate.js';
import { msg, type Message } from '../../../messages/message.js';
/** Responsible party: carrier, shipper or consignee, or none. */
export type Responsible = 'carrier' | 'customer' | 'nobody';

interface CodeMeaning {
  readonly responsible: Responsible;
  readonly text: Message;
}

const by =
  (responsible: Responsible) =>
  (text: Message): CodeMeaning => ({ responsible, text });
const carrier = by('carrier');
const customer = by('customer');
const nobody = by('nobody');

/** Delivery exception codes of the DSDC standards, `code-subCode` (freight.md §3.3). */
export const DELIVERY_CODES: Readonly<Record<string, CodeMeaning>> = {
  '100-1': nobody(msg`Delivered in full`),
  '100-2': nobody(msg`Delivered within its appointment`),
  '200-1': carrier(msg`Superficial damage`),
  '200-2': carrier(msg`Damage noted`),
  '200-3': carrier(msg`Pieces missing`),
  '200-4': customer(msg`Waits for inspection`),
  '310-1': carrier(msg`Area not served today`),
  '310-2': carrier(msg`Breakdown`),
  '310-3': customer(msg`Postponed by the customer`),
  '310-4': carrier(msg`Dispatch error`),
  '310-5': carrier(msg`Driver past cut-off`),
  '310-6': carrier(msg`End of the day`),
  '310-7': carrier(msg`Terminal at capacity`),
  '310-8': carrier(msg`Accident`),
  '310-9': customer(msg`Bad address`),
  '310-10': customer(msg`Held for payment`),
  '320-1': customer(msg`Contact information needed`),
  '320-2': customer(msg`Appointment number needed`),
  '320-3': customer(msg`Waits for consolidation`),
  '320-4': customer(msg`Message left for an appointment`),
  '330-1': customer(msg`Consignee closed`),
  '330-2': customer(msg`Consignee closed`),
  '330-3': customer(msg`Holiday`),
  '390-1': nobody(msg`Weather`),
  '390-2': nobody(msg`Civil disturbance`),
  '400-1': customer(msg`Cancelled`),
  '400-2': customer(msg`Cancelled`),
  '400-3': customer(msg`Held at the terminal`),
  '410-1': carrier(msg`Embargo`),
  '410-2': carrier(msg`Equipment`),
  '430-1': customer(msg`Strike`),
  '430-2': customer(msg`Strike`),
  '440-1': customer(msg`Prohibited freight`),
  '440-2': customer(msg`Prohibited freight`),
  '450-1': customer(msg`Duplicate`),
  '450-2': customer(msg`Duplicate`),
  '460-1': customer(msg`No access`),
  '460-2': customer(msg`No one could be reached`),
  '460-3': customer(msg`Refused`),
};

/** Pickup codes of the DSDC standards (freight.md §3.3). Codes from 400 up are not retried. */
export const PICKUP_CODES: Readonly<Record<string, CodeMeaning>> = {
  '100-1': nobody(msg`Matches the request`),
  '100-2': nobody(msg`Matches, with more freight`),
  '200-1': nobody(msg`Matches in part`),
  '200-2': customer(msg`More freight than announced`),
  '200-3': customer(msg`Less freight than announced`),
  '300-3': customer(msg`Postponed by the customer`),
  '310-1': carrier(msg`Area not served today`),
  '310-2': carrier(msg`Breakdown`),
  '310-4': carrier(msg`Dispatch error`),
  '310-5': carrier(msg`Driver past cut-off`),
  '310-6': carrier(msg`End of the day`),
  '310-7': carrier(msg`At capacity`),
  '310-8': carrier(msg`Requested too late`),
  '320-1': customer(msg`No freight`),
  '320-2': customer(msg`No freight`),
  '320-3': customer(msg`Shipper knew of no pickup`),
  '320-4': customer(msg`Shipper knew of no pickup`),
  '330-1': customer(msg`Holiday`),
  '330-2': customer(msg`Holiday`),
  '380-1': customer(msg`Prohibited, dealt with later`),
  '390-1': nobody(msg`Weather`),
  '400-1': customer(msg`Shipper closed`),
  '400-2': customer(msg`Cancelled by the shipper`),
  '410-1': carrier(msg`Embargo`),
  '410-2': carrier(msg`Equipment`),
  '420-1': customer(msg`Freight not available`),
  '420-2': customer(msg`Freight not available`),
  '420-3': customer(msg`Improper packaging`),
  '420-4': customer(msg`Improper packaging`),
  '420-5': customer(msg`Freight not ready`),
  '420-6': customer(msg`Freight not ready`),
  '420-7': customer(msg`Another carrier has it`),
  '430-1': nobody(msg`Strike`),
  '430-2': nobody(msg`Strike`),
  '430-3': customer(msg`No access`),
  '440-1': customer(msg`Prohibited freight`),
  '440-2': customer(msg`Prohibited freight`),
  '450-1': customer(msg`Duplicate`),
  '450-2': customer(msg`Duplicate`),
  '460-1': customer(msg`No access`),
  '460-2': customer(msg`No one could be reached`),
  '470-1': nobody(msg`Weather`),
};

/** Subset of X12 code list 1651 that carriers use (freight.md §3.3). */
export const X12_REASONS: Readonly<Record<string, Message>> = {
  A1: msg`Missed delivery`,
  A2: msg`Incorrect address`,
  A3: msg`Indirect delivery`,
  A5: msg`Could not be found`,
  AF: msg`Accident`,
  AG: msg`Consignee related`,
  AI: msg`Mechanical breakdown`,
  AJ: msg`Other carrier related`,
  AM: msg`Shipper related`,
  AN: msg`Holiday, closed`,
  AO: msg`Weather`,
  AQ: msg`Recipient not available`,
  AW: msg`Past cut-off`,
  AX: msg`Too little time for pickup`,
  AY: msg`Missed pickup`,
  B1: msg`Consignee closed`,
  B4: msg`Held for payment`,
  B5: msg`Held for the consignee`,
  B8: msg`Improper unloading facility`,
  B9: msg`Receiving time restricted`,
  BB: msg`Held for the shipper`,
  BC: msg`Documents missing`,
  BD: msg`Border clearance`,
  BS: msg`Refused`,
  BT: msg`Returned`,
  C2: msg`Credit hold`,
  C5: msg`Strike`,
  C6: msg`Waits for instructions`,
  CA: msg`Customs`,
  D1: msg`Dispatch error`,
  D2: msg`No driver`,
  HB: msg`Held for an appointment`,
  NA: msg`Normal appointment`,
  NS: msg`Normal`,
  P1: msg`Processing delay`,
  P2: msg`Waits for inspection`,
  P4: msg`Held for a full load`,
  S1: msg`Delivery shortage`,
};

/** Text for a carrier's reason code, with the responsible party if the standard defines one; null for a code outside the standards. */
export function reasonText(code: string, atPickup: boolean): string | null {
  const meaning = (atPickup ? PICKUP_CODES : DELIVERY_CODES)[code];
  const text = meaning?.text ?? X12_REASONS[code];
  if (text === undefined) return null;
  return english(
    meaning?.responsible === 'customer' ? msg`${{ reason: text }} (shipper or consignee has to act)` : text,
  );
}
