import { IsLocalDate } from '../../../platform/http/validation/formats.js';

/** The day on which a pickup is planned. */
export class PickupDaysQuery {
  /** Usually today at the user's location. */
  @IsLocalDate()
  after: string;
}

/** Next days on which LTL carriers usually pick up: no weekend, no holiday on which carriers of the country typically close. `YYYY-MM-DD`. */
export class PickupDaysDto {
  /** At US origins. */
  US: string;
  /** At Canadian origins. */
  CA: string;
}
