/** Parts of the form that are closed at first. */
export type FoldId = 'address' | 'times' | 'mode' | 'payment' | 'value' | 'customs' | 'references' | `item.${number}`;

const FOLDS: readonly [RegExp, FoldId][] = [
  [/^stops\.\d\.(?!(postalCode|city|state)$)/, 'address'],
  [/^(pickup\.(readyFrom|closeAt)|delivery)\b/, 'times'],
  [/^(mode|equipment|temperature|intermediates)\b/, 'mode'],
  [/^handlingUnits\.\d+\.commodities\.\d+\.(hsCode|countryOfOrigin|customsValue)\b/, 'customs'],
  [/^customs\b/, 'customs'],
  [/^payment\b/, 'payment'],
  [/^declaredValue\b/, 'value'],
  [/^(references|instructions)\b/, 'references'],
];
const ITEM_DETAIL =
  /^handlingUnits\.(\d+)\.(stackable|evidence|commodities\.\d+\.(pieces|packagingType|nmfc|nmfcSub|hazardous|hazmat))\b/;

/** The fold that contains a field; null for a field that is always shown. */
export function foldOf(path: string): FoldId | null {
  const [, row] = ITEM_DETAIL.exec(path) ?? [];
  if (row !== undefined) return `item.${Number(row)}`;
  return FOLDS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
