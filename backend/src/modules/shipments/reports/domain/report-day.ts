import { localMoment } from '../../../../kernel/time/local-time.js';
import type { ExceptionKind } from '../../domain/exception-kinds.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';
import { type Figures, noFigures, type ReportKey, type ReportRow } from './report-figures.js';

/** A tender of a shipment with the carrier's answer. */
export interface ReportedTender {
  scac: string;
  carrierName: string;
  state: 'accepted' | 'rejected';
  sentAt: Date | null;
  endedAt: Date | null;
}

/** An invoice that was compared with the booking, in the currency of the booking. */
export interface ReportedInvoice {
  total: number;
  agreedTotal: number;
  isAccurate: boolean;
}

/** A claim that was filed and not withdrawn. Amounts are in minor units of the booking's currency, 0 in another one. */
export interface ReportedClaim {
  claimed: number;
  recovered: number;
}

/** The part of a booked total that a cost center pays, in minor units. */
export interface CostCenterPart {
  costCenter: string;
  amount: number;
}

/** A shipment as reports count it. Money is in minor units of `currency`. */
export interface ReportedShipment {
  id: string;
  scac: string;
  carrierName: string;
  mode: string;
  currency: string;
  status: ShipmentStatus;
  originState: string;
  originCity: string;
  originPostalCode: string;
  destinationState: string;
  /** Local date of the booked pickup; reports count the shipment on this day. */
  pickupOn: string;
  /** Last promised date at the destination; null if none. */
  promisedOn: string | null;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
  originTimeZone: string;
  destinationTimeZone: string;
  booked: number;
  /** Total of the booked offer; null if it no longer exists. */
  quoted: number | null;
  /** Totals of all offers of the same revision in the same currency. */
  offers: readonly number[];
  co2eGrams: number;
  charges: readonly { code: string; amount: number }[];
  invoices: readonly ReportedInvoice[];
  tenders: readonly ReportedTender[];
  exceptions: readonly ExceptionKind[];
  /** Id of the user or API key that booked. */
  createdBy: string;
  claims: readonly ReportedClaim[];
  /** Whether preliminary charges report a reclass or a reweigh. */
  isReclassed: boolean;
  isReweighed: boolean;
  /** Each cost center once; null if no coding rule applies. */
  costCenters: readonly CostCenterPart[] | null;
}

/** Code of the shipments that no coding rule applies to. */
const NOT_CODED = '';
const DAY_MS = 24 * 3_600_000;

/** Parts of every price that are not accessorials. */
const BASE_CHARGES = ['LINEHAUL', 'DEFICIT', 'DISCOUNT', 'MINIMUM', 'FUEL', 'CUBIC', 'LINEAR_FOOT'];

/** Rows of one day. A canceled shipment counts only with its tenders and exceptions. */
export function reportDay(shipments: readonly ReportedShipment[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  const add = (key: ReportKey, carrierName: string, figures: Partial<Figures>): void => {
    const id = [key.part, key.scac, key.mode, key.currency, key.code].join('\n');
    const row = rows.get(id) ?? { ...key, carrierName, ...noFigures() };
    if (carrierName > row.carrierName) row.carrierName = carrierName;
    for (const [name, value] of Object.entries(figures)) row[name as keyof Figures] += value;
    rows.set(id, row);
  };
  for (const shipment of shipments) addShipment(shipment, add);
  return [...rows.values()];
}

type Add = (key: ReportKey, carrierName: string, figures: Partial<Figures>) => void;

function addShipment(shipment: ReportedShipment, add: Add): void {
  const { scac, mode, currency, carrierName } = shipment;
  const key = (part: ReportKey['part'], code = ''): ReportKey => ({ part, scac, mode, currency, code });
  for (const tender of shipment.tenders)
    add({ ...key('total'), scac: tender.scac }, tender.carrierName, tenderFigures(tender));
  for (const [kind, same] of Map.groupBy(shipment.exceptions, (one) => one))
    add(key('exception', kind), carrierName, { shipments: 1, exceptions: same.length });
  if (shipment.status === 'cancelled') return;
  const figures = shipmentFigures(shipment);
  const { originState, originCity, originPostalCode, destinationState } = shipment;
  add(key('total'), carrierName, figures);
  add(key('lane', `${originState}>${destinationState}`), carrierName, figures);
  add(key('location', `${originCity}, ${originState} ${originPostalCode}`), carrierName, figures);
  add(key('member', shipment.createdBy), carrierName, figures);
  for (const { code, amount } of accessorialsOf(shipment))
    add(key('accessorial', code), carrierName, { shipments: 1, booked: amount });
  for (const { costCenter, amount } of shipment.costCenters ?? [{ costCenter: NOT_CODED, amount: shipment.booked }])
    add(key('cost_center', costCenter), carrierName, { shipments: 1, booked: amount });
  const days = transitDays(shipment);
  if (days !== null) add(key('transit', String(days)), carrierName, { shipments: 1 });
}

/** Accessorials of the booked price, each with the sum of its charges. */
export function accessorialsOf({ charges }: ReportedShipment): { code: string; amount: number }[] {
  const accessorials = charges.filter(({ code }) => !BASE_CHARGES.includes(code));
  return [...Map.groupBy(accessorials, ({ code }) => code)].map(([code, same]) => ({
    code,
    amount: sum(same.map(({ amount }) => amount)),
  }));
}

function shipmentFigures(shipment: ReportedShipment): Figures {
  const { booked, quoted, co2eGrams, invoices, claims } = shipment;
  return {
    ...noFigures(),
    ...punctuality(shipment),
    ...savings(shipment),
    shipments: 1,
    booked,
    quoted: quoted ?? booked,
    co2eGrams,
    invoices: invoices.length,
    accurateInvoices: invoices.filter(({ isAccurate }) => isAccurate).length,
    invoicedBooked: sum(invoices.map(({ agreedTotal }) => agreedTotal)),
    invoiced: sum(invoices.map(({ total }) => total)),
    claims: claims.length,
    claimed: sum(claims.map(({ claimed }) => claimed)),
    recovered: sum(claims.map(({ recovered }) => recovered)),
    reclassed: Number(shipment.isReclassed),
    reweighed: Number(shipment.isReweighed),
  };
}

/** A price is compared only if at least one other offer was made. */
function savings({ booked, offers }: ReportedShipment): Partial<Figures> {
  if (offers.length < 2) return {};
  const sorted = [...offers].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const median = Math.round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2);
  return { compared: 1, comparedBooked: booked, highestOffers: sorted.at(-1)!, medianOffers: median };
}

/** On time: on or before the booked pickup date, and on or before the last promised date, each in local dates of the stop. */
function punctuality(shipment: ReportedShipment): Partial<Figures> {
  const { pickedUpAt, deliveredAt, pickupOn, promisedOn } = shipment;
  const pickedUpOn = pickedUpAt && localMoment(pickedUpAt, shipment.originTimeZone).on;
  const deliveredOn = deliveredAt && localMoment(deliveredAt, shipment.destinationTimeZone).on;
  const isPromised = deliveredOn !== null && promisedOn !== null;
  return {
    pickups: Number(pickedUpOn !== null),
    pickupsOnTime: Number(pickedUpOn !== null && pickedUpOn <= pickupOn),
    deliveries: Number(isPromised),
    deliveriesOnTime: Number(isPromised && deliveredOn <= promisedOn),
  };
}

/** Calendar days from pickup to delivery, in local dates; null before delivery, and for a pickup reported after it. */
export function transitDays(shipment: ReportedShipment): number | null {
  const { pickedUpAt, deliveredAt } = shipment;
  if (pickedUpAt === null || deliveredAt === null || deliveredAt < pickedUpAt) return null;
  const from = localMoment(pickedUpAt, shipment.originTimeZone).on;
  const to = localMoment(deliveredAt, shipment.destinationTimeZone).on;
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function tenderFigures({ state, sentAt, endedAt }: ReportedTender): Partial<Figures> {
  const isTimed = sentAt !== null && endedAt !== null && endedAt >= sentAt;
  return {
    tenders: 1,
    tendersAccepted: Number(state === 'accepted'),
    answers: Number(isTimed),
    answerSeconds: isTimed ? Math.round((endedAt.getTime() - sentAt.getTime()) / 1_000) : 0,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
