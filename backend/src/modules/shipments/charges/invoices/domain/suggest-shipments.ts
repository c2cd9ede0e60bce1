import { addDays } from '../../../../../kernel/time/local-date.js';
import { bareReference } from './match-invoice.js';

/** What is known of an unmatched invoice. */
export interface UnmatchedInvoice {
  scac: string | null;
  proNumber: string | null;
  bolNumber: string | null;
  shipmentNumber: string | null;
  poNumber: string | null;
  shippedOn: string | null;
  billedOn: string | null;
  consigneePostalCode: string | null;
  weight: number | null;
  currency: string;
  /** Minor units. */
  total: number;
}

/** A shipment that can be the one of the invoice. */
export interface SuggestedCandidate {
  id: string;
  number: string;
  scac: string;
  carrierName: string;
  proNumber: string | null;
  bolNumber: string;
  pickupOn: string;
  originCity: string;
  originState: string;
  destinationCity: string;
  destinationState: string;
  destinationPostalCode: string;
  totalWeight: number;
  total: number;
  currency: string;
  isInvoiced: boolean;
}

/** A suggestion with the reasons for it, the most important first. */
export interface Suggestion {
  shipment: SuggestedCandidate;
  reasons: string[];
}

const SUGGESTED_MAX = 5;
/** Less is a coincidence: the carrier and a pickup in the month before the invoice. */
const SCORE_MIN = 20;
const SHIP_DATE_DAYS = 3;
const BILLED_DAYS = 30;
const PERCENT = 100;
const CLOSE_PERCENT = 5;
const EXACT_PERCENT = 2;
/** Digits of a PRO number that others share only by chance. */
const PRO_DIGITS = 6;

/** Shipments that fit, best first, at most five. `ordered`: ids of the shipments with the invoice's purchase order. */
export function suggestShipments(
  invoice: UnmatchedInvoice,
  candidates: readonly SuggestedCandidate[],
  ordered: ReadonlySet<string>,
): Suggestion[] {
  return candidates
    .map((shipment) => ({ shipment, points: pointsOf(invoice, shipment, ordered.has(shipment.id)) }))
    .map(({ shipment, points }) => ({
      shipment,
      score: points.reduce((sum, [score]) => sum + score, 0),
      reasons: points.map(([, reason]) => reason),
    }))
    .filter(({ score }) => score >= SCORE_MIN)
    .sort((one, other) => other.score - one.score || (one.shipment.id < other.shipment.id ? 1 : -1))
    .slice(0, SUGGESTED_MAX)
    .map(({ shipment, reasons }) => ({ shipment, reasons }));
}

type Point = [score: number, reason: string];

function pointsOf(invoice: UnmatchedInvoice, shipment: SuggestedCandidate, isOrdered: boolean): Point[] {
  const points: (Point | null)[] = [
    ...numberPoints(invoice, shipment),
    isOrdered ? [30, 'Same PO number'] : null,
    amountPoint(invoice, shipment),
    datePoint(invoice, shipment),
    isSamePostal(invoice.consigneePostalCode, shipment.destinationPostalCode)
      ? [15, 'Same consignee postal code']
      : null,
    weightPoint(invoice, shipment),
    invoice.scac === shipment.scac ? [5, 'Same carrier'] : null,
    invoice.scac !== null && invoice.scac !== shipment.scac ? [-15, 'Another carrier'] : null,
    shipment.isInvoiced ? [-20, 'Has an invoice already'] : null,
  ];
  return points.filter((point) => point !== null);
}

function numberPoints(invoice: UnmatchedInvoice, shipment: SuggestedCandidate): (Point | null)[] {
  const same = (one: string | null, other: string | null) =>
    one !== null && other !== null && bareReference(one) === bareReference(other);
  return [
    same(invoice.proNumber, shipment.proNumber)
      ? [50, 'Same PRO number']
      : isSimilarPro(invoice.proNumber, shipment.proNumber)
        ? [30, `Similar PRO number ${shipment.proNumber}`]
        : null,
    same(invoice.bolNumber, shipment.bolNumber) ? [50, 'Same BOL number'] : null,
    same(invoice.shipmentNumber, shipment.number) ? [50, 'Same shipment number'] : null,
  ];
}

/** Carriers print PRO numbers with and without their check digit or prefix. */
function isSimilarPro(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [long, short] = [bareReference(one), bareReference(other)].sort((a, b) => b.length - a.length) as [
    string,
    string,
  ];
  return short.length >= PRO_DIGITS && (long.startsWith(short) || long.endsWith(short));
}

function amountPoint(invoice: UnmatchedInvoice, { total, currency }: SuggestedCandidate): Point | null {
  if (currency !== invoice.currency) return null;
  const difference = Math.abs(invoice.total - total) * PERCENT;
  if (difference === 0) return [25, 'Same amount'];
  if (difference <= total * EXACT_PERCENT) return [15, `Amount within ${EXACT_PERCENT}%`];
  return null;
}

function datePoint({ shippedOn, billedOn }: UnmatchedInvoice, { pickupOn }: SuggestedCandidate): Point | null {
  if (shippedOn !== null) {
    const isClose = pickupOn >= addDays(shippedOn, -SHIP_DATE_DAYS) && pickupOn <= addDays(shippedOn, SHIP_DATE_DAYS);
    return isClose ? [15, `Picked up within ${SHIP_DATE_DAYS} days of the ship date`] : null;
  }
  if (billedOn === null) return null;
  const isBefore = pickupOn <= billedOn && pickupOn >= addDays(billedOn, -BILLED_DAYS);
  return isBefore ? [5, `Picked up in the ${BILLED_DAYS} days before the invoice`] : null;
}

function weightPoint({ weight }: UnmatchedInvoice, { totalWeight }: SuggestedCandidate): Point | null {
  if (weight === null) return null;
  const isClose = Math.abs(weight - totalWeight) * PERCENT <= totalWeight * CLOSE_PERCENT;
  return isClose ? [10, `Weight within ${CLOSE_PERCENT}%`] : null;
}

function isSamePostal(one: string | null, other: string): boolean {
  const key = (code: string) =>
    code
      .replace(/[\s-]/g, '')
      .toUpperCase()
      .replace(/^(\d{5})\d{4}$/, '$1');
  return one !== null && key(one) === key(other);
}
