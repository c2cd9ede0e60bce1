/** Fields that stand for parts of the request without an input of their own, first match wins. */
const STAND_INS: readonly [RegExp, string][] = [
  [/^(stops\.\d)(\.(country|city|state))?$/, '$1.postalCode'],
  [/^(pickup|delivery)$/, '$1.on'],
  [/^(handlingUnits\.\d+)$/, '$1.count'],
  [/^(handlingUnits\.\d+)\.commodities$/, '$1.weight'],
  [/^(handlingUnits\.\d+\.commodities\.\d+)$/, '$1.description'],
  [/^(handlingUnits\.\d+\.commodities\.\d+\.hazmat)$/, '$1.unNumber'],
  [/^handlingUnits$/, 'handlingUnits.0.count'],
  [/^(accessorials|waivedAccessorials)\b.*$/, 'accessorials'],
  [/^references$/, 'references.0.value'],
];

/**
 * The form field that a JSON pointer into the request (`/handlingUnits/0/length`) is about; null when it is about the whole request.
 * The weight of an only commodity is not shown: its row's weight stands for it.
 */
export function fieldPathOf(pointer: string, handlingUnits: readonly { commodities: readonly unknown[] }[]): string | null {
  if (!pointer.startsWith('/')) return null;
  const path = pointer.slice(1).replaceAll('/', '.');
  const commodityWeight = /^handlingUnits\.(\d+)\.commodities\.0\.weight$/.exec(path);
  if (commodityWeight && handlingUnits[Number(commodityWeight[1])]?.commodities.length === 1) return `handlingUnits.${commodityWeight[1]}.weight`;
  const standIn = STAND_INS.find(([pattern]) => pattern.test(path));
  return standIn ? path.replace(standIn[0], standIn[1]) : path;
}
