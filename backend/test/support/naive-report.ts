import type { RandomShipment } from './random-shipments.js';

/** Expensive to construct. */
const formats = new Map<string, Intl.DateTimeFormat>();
function localDay(instant: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(instant);
}
const days = (shipment: RandomShipment): number =>
  Math.round(
    (Date.parse(localDay(shipment.deliveredAt!, shipment.zones[1])) -
      Date.parse(localDay(shipment.pickedUpAt!, shipment.zones[0]))) /
      86_400_000,
  );
const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

const isFirst = (charges: readonly [string, number][], code: string, index: number): boolean =>
  charges.findIndex(([other]) => other === code) === index;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}

/** By the rules of the spec: LTL is split 30 to 70, a half cent goes to the first; FTL has one cost center, other freight none. */
function costCentersOf({ mode, total }: RandomShipment): [string, number][] {
  const east = Math.floor((3 * total + 5) / 10);
  if (mode === 'LTL')
    return [
      ['East', east],
      ['Côté ouest', total - east],
    ];
  return mode === 'FTL' ? [['100', total]] : [['', total]];
}

/** Codes of the groups in which a shipment counts, with what it adds there. */
const CODES: Record<string, (shipment: RandomShipment) => string[]> = {
  day: ({ pickupOn }) => [pickupOn],
  month: ({ pickupOn }) => [pickupOn.slice(0, 7)],
  carrier: ({ scac }) => [scac],
  mode: ({ mode }) => [mode],
  lane: ({ originState, destinationState }) => [`${originState}>${destinationState}`],
  member: ({ createdBy }) => [createdBy],
  location: ({ city, originState, postalCode }) => [`${city}, ${originState} ${postalCode}`],
};

/** Figures of each group and currency, recomputed from the shipments without the product's code. Only figures above 0. */
export function naiveReport(by: string, shipments: readonly RandomShipment[]): Record<string, Record<string, number>> {
  const kept = shipments.filter(({ status }) => status !== 'cancelled');
  if (by === 'accessorial')
    return grouped(
      kept.flatMap(({ charges, currency }) =>
        charges.map(([code, amount], index) => ({
          key: `${code} ${currency}`,
          figures: { shipments: isFirst(charges, code, index) ? 1 : 0, booked: amount },
        })),
      ),
    );
  if (by === 'cost_center')
    return grouped(
      kept.flatMap((shipment) =>
        costCentersOf(shipment).map(([costCenter, booked]) => ({
          key: `${costCenter} ${shipment.currency}`,
          figures: { shipments: 1, booked },
        })),
      ),
    );
  if (by === 'exception')
    return grouped(
      shipments.flatMap(({ exceptions, currency }) =>
        exceptions.map((kind, index) => ({
          key: `${kind} ${currency}`,
          figures: { shipments: exceptions.indexOf(kind) === index ? 1 : 0, exceptions: 1 },
        })),
      ),
    );
  if (by === 'transit')
    return grouped(
      kept
        .filter(
          ({ deliveredAt, pickedUpAt }) => pickedUpAt !== null && deliveredAt !== null && deliveredAt >= pickedUpAt,
        )
        .map((shipment) => ({ key: `${days(shipment)} ${shipment.currency}`, figures: { shipments: 1 } })),
    );
  const rows = kept.flatMap((shipment) =>
    CODES[by]!(shipment).map((code) => ({ key: `${code} ${shipment.currency}`, figures: figuresOf(shipment) })),
  );
  const tenders = ['lane', 'location', 'member'].includes(by)
    ? []
    : shipments.flatMap((shipment) =>
        shipment.tenders.map((tender) => ({
          key: `${CODES[by]!({ ...shipment, scac: tender.scac })[0]} ${shipment.currency}`,
          figures: {
            tenders: 1,
            tendersAccepted: tender.state === 'accepted' ? 1 : 0,
            answers: 1,
            answerSeconds: Math.round((tender.endedAt.getTime() - tender.sentAt.getTime()) / 1_000),
          },
        })),
      );
  return grouped([...rows, ...tenders]);
}

function figuresOf(shipment: RandomShipment): Record<string, number> {
  const { offers, total, invoice, pickedUpAt, deliveredAt, promisedOn, pickupOn, zones } = shipment;
  const isCompared = offers.length > 1;
  const counted =
    invoice !== null && !['rejected', 'replaced'].includes(invoice.status) && invoice.verdict !== 'duplicate'
      ? [invoice]
      : [];
  const claims = shipment.claims.filter(({ status }) => !['draft', 'withdrawn'].includes(status));
  const sameCurrency = claims.filter(({ currency }) => currency === shipment.currency);
  const isDelivered = deliveredAt !== null && promisedOn !== null;
  return {
    shipments: 1,
    booked: total,
    quoted: offers[0]!,
    compared: isCompared ? 1 : 0,
    comparedBooked: isCompared ? total : 0,
    highestOffers: isCompared ? Math.max(...offers) : 0,
    medianOffers: isCompared ? median(offers) : 0,
    invoices: counted.length,
    accurateInvoices: counted.filter(({ verdict }) => verdict !== 'over').length,
    invoicedBooked: counted.length * total,
    invoiced: sum(counted, (row) => row.total),
    pickups: pickedUpAt === null ? 0 : 1,
    pickupsOnTime: pickedUpAt !== null && localDay(pickedUpAt, zones[0]) <= pickupOn ? 1 : 0,
    deliveries: isDelivered ? 1 : 0,
    deliveriesOnTime: isDelivered && localDay(deliveredAt, zones[1]) <= promisedOn ? 1 : 0,
    co2eGrams: Math.round(shipment.co2eKg * 1_000),
    claims: claims.length,
    claimed: sum(sameCurrency, ({ claimed }) => claimed),
    recovered: sum(sameCurrency, ({ recovered }) => recovered ?? 0),
    reclassed: shipment.changes.includes('RCL') ? 1 : 0,
    reweighed: shipment.changes.includes('RWE') ? 1 : 0,
  };
}

function grouped(
  rows: readonly { key: string; figures: Record<string, number> }[],
): Record<string, Record<string, number>> {
  const result: Record<string, Record<string, number>> = {};
  for (const { key, figures } of rows)
    for (const [name, value] of Object.entries(figures))
      if (value > 0) (result[key] ??= {})[name] = (result[key]?.[name] ?? 0) + value;
  return result;
}
