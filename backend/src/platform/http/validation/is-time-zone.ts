import { ValidateBy } from 'class-validator';
import { isTimeZone } from './time-zone.js';

/** The field names an IANA time zone. */
export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'must be the name of a time zone, like America/Chicago' },
  });
