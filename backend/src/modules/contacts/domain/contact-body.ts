import type { AccessorialCode } from '../../../kernel/codes.js';
import type { OpeningHours } from '../../../kernel/places/opening-hours.js';
import type { Address } from '../../../kernel/places/address.js';

/** People per contact; an import file has columns for all of them. */
export const PEOPLE_MAX = 5;

export interface ContactPerson {
  name: string;
  /** E.164. */
  phone?: string | null;
  extension?: string | null;
  email?: string | null;
  role?: string | null;
}

/** A contact as stored in `contact.body`. */
export interface ContactBody {
  name: string;
  address: Address;
  /** IANA zone. */
  timeZone: string | null;
  /** Null for a business. */
  placeType: string | null;
  dock: boolean | null;
  forklift: boolean | null;
  appointmentNeeded: boolean;
  /** Empty if unknown. */
  hours: OpeningHours[];
  accessorials: AccessorialCode[];
  instructions: string | null;
  people: ContactPerson[];
}
