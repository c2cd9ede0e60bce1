import { createHash } from 'node:crypto';

/** Rough middle of each ZIP region (first digit) and of each Canadian postal district (first letter): latitude and longitude. */
const MIDDLES = {
  0: [42, -72],
  1: [41, -76],
  2: [37, -79],
  3: [31, -84],
  4: [40, -84],
  5: [44, -93],
  6: [40, -91],
  7: [32, -96],
  8: [39, -109],
  9: [38, -120],
  A: [48, -54],
  B: [45, -63],
  C: [46, -63],
  E: [46, -66],
  G: [47, -71],
  H: [46, -74],
  J: [46, -73],
  K: [45, -76],
  L: [44, -79],
  M: [44, -79],
  N: [43, -81],
  P: [46, -81],
  R: [50, -97],
  S: [52, -106],
  T: [52, -114],
  V: [49, -122],
  X: [62, -114],
  Y: [61, -135],
};
const EARTH_RADIUS_MILES = 3_959;
const ROAD = 1.2;
const SHORTEST_MILES = 60;
const POUNDS_PER_KILOGRAM = 2.20462;
const FTL_PER_MILE = { DRYVAN: 2.05, REEFER: 2.45, FLATBED: 2.4, STEPDECK: 2.55, TANKER: 2.9 };
const SERVICE_PRICE = 45;
const VALID_DAYS = { LTL: 7, FTL: 2 };

/** The answer to a rate quote request: the same request gives the same prices. `level` is how dear the carrier is. */
export function priceQuote(quote, { prefix, level }) {
  const modes = (quote.mode ?? ['LTL']).filter((mode) => mode === 'LTL' || mode === 'FTL');
  return {
    uniqueQuoteReferenceId: quote.referenceNumbers?.uniqueQuoteReferenceId,
    carrierResult: modes.map((mode) => ({
      mode,
      ...(mode === 'FTL' ? { equipmentType: equipmentOf(quote) } : {}),
      quote: {
        type: 'SPOT',
        id: `${prefix}-${numberOf(quote, mode)}`,
        quoteValidFrom: quote.pickupDate.startDate,
        quoteValidUntil: daysAfter(quote.pickupDate.endDate, VALID_DAYS[mode]),
      },
      charges: chargesOf(quote, mode, level),
    })),
    messageStatus: { status: 'SUCCESS', code: '10000000', message: 'Transaction was successful.' },
  };
}

function chargesOf(quote, mode, level) {
  const miles = milesOf(quote.address);
  const services = quote.ratingContextAdditionalServices?.length ?? 0;
  const linehaul =
    (mode === 'FTL' ? Math.max(650, miles * FTL_PER_MILE[equipmentOf(quote)]) : ltlLinehaul(quote, miles)) * level;
  const fuel = mode === 'FTL' ? miles * 0.42 : linehaul * 0.28;
  const hazardous = quote.address.some(({ commodities = [] }) => commodities.some((commodity) => commodity.hazardous));
  return [
    charge('LINE_HAUL', linehaul),
    charge('FUEL', fuel),
    ...(services > 0 ? [charge('ACCESSORIAL', services * SERVICE_PRICE)] : []),
    ...(hazardous ? [charge('HAZMAT', mode === 'FTL' ? 150 : 48)] : []),
  ];
}

const charge = (code, dollars) => ({ code, amount: Math.round(dollars * 100) / 100, currency: 'USD' });

function ltlLinehaul({ address }, miles) {
  const freight = address
    .flatMap(({ commodities = [] }) => commodities)
    .filter(({ operation }) => operation === 'PICKUP');
  const weighted = freight.reduce(
    (sum, commodity) => sum + (poundsOf(commodity) * (Number(commodity.classification) || 100)) / 100,
    0,
  );
  return Math.max(125, 60 + weighted * (0.06 + miles * 0.00014));
}

const poundsOf = ({ weight, weightUnit }) => (weightUnit === 'Kilograms' ? weight * POUNDS_PER_KILOGRAM : weight);
const equipmentOf = ({ equipment }) => equipment?.type?.[0] ?? 'DRYVAN';

function milesOf(address) {
  return address
    .slice(1)
    .reduce(
      (sum, stop, index) => sum + Math.max(SHORTEST_MILES, between(middleOf(address[index]), middleOf(stop)) * ROAD),
      0,
    );
}

const middleOf = ({ postalCode }) => MIDDLES[postalCode[0]] ?? MIDDLES[6];

function between([latitude1, longitude1], [latitude2, longitude2]) {
  const [from, to, turn] = [latitude1, latitude2, longitude2 - longitude1].map((degrees) => (degrees * Math.PI) / 180);
  return (
    EARTH_RADIUS_MILES *
    Math.acos(Math.min(1, Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn)))
  );
}

const numberOf = (quote, mode) =>
  parseInt(
    createHash('sha256')
      .update(JSON.stringify([quote, mode]))
      .digest('hex')
      .slice(0, 8),
    16,
  ) % 100_000_000;

function daysAfter(date, days) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
