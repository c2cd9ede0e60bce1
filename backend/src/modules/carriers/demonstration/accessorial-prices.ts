/** Accessorial prices in cents (freight.md 2.6, dated samples), in the form of tariff terms. */

/** Accessorials priced by all LTL carriers. */
const USUAL = [
  { code: 'APTD', basis: 'flat', amount: 5_600 },
  { code: 'APTP', basis: 'flat', amount: 5_600 },
  { code: 'HAZ', basis: 'flat', amount: 4_500 },
  { code: 'IDL', basis: 'cwt', rate: '7.50', minimum: 7_500, maximum: 90_000 },
  { code: 'IPU', basis: 'cwt', rate: '7.50', minimum: 7_500, maximum: 90_000 },
  { code: 'LFTD', basis: 'flat', amount: 9_500 },
  { code: 'LFTP', basis: 'flat', amount: 9_500 },
  { code: 'LTDAD', basis: 'flat', amount: 13_000 },
  { code: 'LTDAP', basis: 'flat', amount: 13_000 },
  { code: 'MNC', basis: 'flat', amount: 5_600 },
  { code: 'REP', basis: 'flat', amount: 9_800 },
  { code: 'RES', basis: 'flat', amount: 14_662 },
  { code: 'SRT', basis: 'cwt', rate: '3.00', minimum: 12_100, maximum: 50_000 },
] as const;

/** Accessorials priced only by carriers with a nationwide network. */
const NETWORK = [
  { code: 'COD', basis: 'flat', amount: 8_500 },
  { code: 'EXPD', basis: 'percent', bps: 8_000 },
  { code: 'FVC', basis: 'percent', bps: 1_500 },
  { code: 'GTD_AM', basis: 'percent', bps: 6_000 },
  { code: 'GTD_NOON', basis: 'percent', bps: 4_000 },
  { code: 'GTD_PM', basis: 'percent', bps: 2_500 },
  { code: 'MARK', basis: 'unit', amount: 1_250 },
  { code: 'PPD', basis: 'flat', amount: 4_000 },
  { code: 'PSC', basis: 'cwt', rate: '2.25', minimum: 4_500, maximum: 25_000 },
  { code: 'PSH', basis: 'cwt', rate: '2.25', minimum: 4_500, maximum: 25_000 },
  { code: 'PSN', basis: 'flat', amount: 9_500 },
  { code: 'SS', basis: 'flat', amount: 3_500 },
  { code: 'TCS', basis: 'percent', bps: 10_000 },
] as const;

/** Accessorials priced by cross-border carriers. */
const BORDER = [{ code: 'INBD', basis: 'flat', amount: 12_500 }] as const;

/** A price list; `level` is a percentage of the usual amounts. */
export function accessorialPrices(level: number, lists: { network?: boolean; border?: boolean } = {}): object[] {
  return [...USUAL, ...(lists.network ? NETWORK : []), ...(lists.border ? BORDER : [])].map((price) =>
    'amount' in price ? { ...price, amount: Math.round((price.amount * level) / 100) } : price,
  );
}
