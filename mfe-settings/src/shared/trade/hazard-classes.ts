/** Hazard classes and divisions of 49 CFR 172.101. */
export const HAZARD_CLASSES = [
  '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9',
] as const;
export type HazardClass = (typeof HAZARD_CLASSES)[number];

/** Reads classes separated by commas or spaces; null when one of them is none. */
export function readHazardClasses(text: string): HazardClass[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part): part is HazardClass => HAZARD_CLASSES.some((one) => one === part)) ? parts : null;
}
