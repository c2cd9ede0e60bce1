import { FIGURES, type Figure } from '../domain/report-figures.js';

/** Columns of the figures in `report_day` and `report_month`. */
const COLUMNS: Record<Figure, string> = {
  shipments: 'shipments',
  booked: 'booked',
  quoted: 'quoted',
  compared: 'compared',
  comparedBooked: 'compared_booked',
  highestOffers: 'highest_offers',
  medianOffers: 'median_offers',
  invoices: 'invoices',
  accurateInvoices: 'accurate_invoices',
  invoicedBooked: 'invoiced_booked',
  invoiced: 'invoiced',
  pickups: 'pickups',
  pickupsOnTime: 'pickups_on_time',
  deliveries: 'deliveries',
  deliveriesOnTime: 'deliveries_on_time',
  tenders: 'tenders',
  tendersAccepted: 'tenders_accepted',
  answers: 'answers',
  answerSeconds: 'answer_seconds',
  co2eGrams: 'co2e_grams',
  claims: 'claims',
  claimed: 'claimed',
  recovered: 'recovered',
  reclassed: 'reclassed',
  reweighed: 'reweighed',
  exceptions: 'exceptions',
};

/** `shipments, booked, …` */
export const FIGURE_COLUMNS = FIGURES.map((name) => COLUMNS[name]).join(', ');

/**
 * `SUM(shipments + 0e0) AS shipments, …` by the names of the figures; with the sign `-` the sums are subtracted. Sums of doubles are exact up to 2^53, as
 * numbers of the process are, and take half the time of sums of integers, which databases compute as decimals.
 */
export const sumsOf = (sign: '' | '-' = ''): string =>
  FIGURES.map((name) => `${sign}SUM(${COLUMNS[name]} + 0e0) AS ${name}`).join(', ');
