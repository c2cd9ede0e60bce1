/** Hazard classes and divisions of 49 CFR 172.101. */
export const HAZARD_CLASSES = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;
export type HazardClass = (typeof HAZARD_CLASSES)[number];

/** Reads classes separated by commas or spaces; null when one of them is none. */
export function readHazardClasses(text: string): HazardClass[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part): part is HazardClass => HAZARD_CLASSES.some((one) => one === part)) ? parts : null;
}

/** Classes 1, 2, 5.2, 6.2 and 7 have no packing group (49 CFR 172.101). */
export const hasPackingGroup = (hazardClass: string): boolean => !/^(1|2|5\.2|6\.2|7)(\.|$)/.test(hazardClass);

/** A name "not otherwise specified" does not say what the material is (49 CFR 172.203(k)). */
export const needsTechnicalName = (properShippingName: string): boolean =>
  /\bn\.?\s?o\.?\s?s\b/i.test(properShippingName);

/** What LTL carriers take by agreement only: mass explosives, poisonous gas, radioactive material (freight.md §5.3). */
const BY_REQUEST: readonly string[] = ['1.1', '1.2', '1.3', '2.3', '7'];
export const isTakenByRequest = (hazardClass: string): boolean => BY_REQUEST.includes(hazardClass);

/** What the shipping paper says of a material. */
export interface BasicDescription {
  unNumber: string;
  properShippingName: string;
  technicalName: string;
  hazardClass: string;
  subsidiary: readonly string[];
  packingGroup: string;
}

/** The basic description in the order of 49 CFR 172.202: `UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II`; parts that are missing are left out. */
export function basicDescription({
  unNumber,
  properShippingName,
  technicalName,
  hazardClass,
  subsidiary,
  packingGroup,
}: BasicDescription): string {
  return [
    unNumber,
    technicalName ? `${properShippingName} (${technicalName})` : properShippingName,
    hazardClass,
    subsidiary.length > 0 ? `(${subsidiary.join(', ')})` : '',
    packingGroup ? `PG ${packingGroup}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
