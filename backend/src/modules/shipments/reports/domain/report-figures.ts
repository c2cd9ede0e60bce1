/** Sums of a report. Money is in minor units of the row's currency. */
export const FIGURES = [
  'shipments',
  'booked',
  'quoted',
  'compared',
  'comparedBooked',
  'highestOffers',
  'medianOffers',
  'invoices',
  'accurateInvoices',
  'invoicedBooked',
  'invoiced',
  'pickups',
  'pickupsOnTime',
  'deliveries',
  'deliveriesOnTime',
  'tenders',
  'tendersAccepted',
  'answers',
  'answerSeconds',
  'co2eGrams',
  'claims',
  'claimed',
  'recovered',
  'reclassed',
  'reweighed',
  'exceptions',
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

/** Figures that show prices, or from which prices can be computed. */
export const PRICE_FIGURES: readonly Figure[] = [
  'booked',
  'quoted',
  'compared',
  'comparedBooked',
  'highestOffers',
  'medianOffers',
  'invoicedBooked',
  'invoiced',
  'claimed',
  'recovered',
];

/** Figures that are amounts in minor units. */
export const MONEY_FIGURES: readonly Figure[] = PRICE_FIGURES.filter((name) => name !== 'compared');

/** A figure as in a file: money in units of the currency, emissions in kilograms. */
export function inUnits(name: Figure, value: number): number {
  if (name === 'co2eGrams') return value / 1_000;
  return MONEY_FIGURES.includes(name) ? value / 100 : value;
}

/** What the rows of a part are about; `total` has every shipment once. Each part is also split by carrier, mode and currency. */
export const REPORT_PARTS = [
  'total',
  'lane',
  'location',
  'member',
  'accessorial',
  'cost_center',
  'exception',
  'transit',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** Key of a row within a day. */
export interface ReportKey {
  part: ReportPart;
  scac: string;
  mode: string;
  currency: string;
  /** Lane, location, id of the member who booked, accessorial, cost center, kind of exception or days in transit; empty for `total` and for what is not coded. */
  code: string;
}

/** Figures of a day with the name of the carrier. */
export type ReportRow = ReportKey & Figures & { carrierName: string };

export const noFigures = (): Figures => Object.fromEntries(FIGURES.map((name) => [name, 0])) as Figures;
