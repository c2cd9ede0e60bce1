import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { ContactFromStopDto, SaveContactDto } from './contacts.dto.js';
import { isPlaceType } from '../../kernel/places/place-type.js';

/** Maps a stop to a contact. @throws ValidationFailed if the name or part of the address is missing */
export function fromStop({
  name,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
  placeType,
  dock,
  forklift,
  contact,
  instructions,
}: ContactFromStopDto): SaveContactDto {
  if (!name?.trim() || !address1?.trim() || !city?.trim() || !state)
    throw new ValidationFailed(missing({ name, address1, city, state }));
  if (placeType && !isPlaceType(placeType)) {
    throw new ValidationFailed([
      { pointer: '/placeType', code: 'INVALID', message: 'must be one of the standard place types' },
    ]);
  }
  return {
    name: name.trim(),
    address: { address1, address2, city, state, postalCode, country },
    placeType,
    dock,
    forklift,
    instructions,
    people: contact ? [contact] : [],
  };
}

function missing(fields: Record<string, string | null | undefined>): FieldError[] {
  return Object.entries(fields)
    .filter(([, text]) => !text?.trim())
    .map(([field]) => ({
      pointer: `/${field}`,
      code: 'REQUIRED',
      message: 'Enter this to save the stop as a contact.',
    }));
}
