/** Parts of the basic description of a hazardous material. */
export interface HazmatParts {
  readonly unNumber: string;
  readonly properShippingName: string;
  readonly technicalName?: string | null;
  readonly hazardClass: string;
  /** Subsidiary hazard classes. */
  readonly subsidiary?: readonly string[];
  readonly packingGroup?: string | null;
}

/** Identification number, proper shipping name, technical name, hazard class with subsidiaries, packing group: 49 CFR 172.202, 172.203(k). */
export function hazmatDescription({
  unNumber,
  properShippingName,
  technicalName,
  hazardClass,
  subsidiary = [],
  packingGroup,
}: HazmatParts): string {
  return [
    unNumber,
    properShippingName,
    technicalName ? `(${technicalName})` : '',
    hazardClass,
    subsidiary.length === 0 ? '' : `(${subsidiary.join(', ')})`,
    packingGroup ? `PG ${packingGroup}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
