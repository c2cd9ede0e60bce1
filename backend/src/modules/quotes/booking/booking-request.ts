import type { Money } from '../../../kernel/money/money.js';
import type { PickupWindow, Reference, Stop } from '../../rating/index.js';

/** Contact, address and instructions of one stop at booking. */
export type BookedStop = Pick<Stop, 'type' | 'name' | 'address1' | 'address2' | 'contact' | 'instructions'>;

/** Description of a commodity for the bill of lading. */
export interface BookedDescription {
  readonly handlingUnit: number;
  readonly commodity: number;
  readonly description: string;
}

/** What a user books: an offer at the accepted total, with the details that the quote does not have. */
export interface BookingRequest {
  readonly offerId: string;
  readonly acceptedTotal: Money;
  readonly stops: readonly BookedStop[];
  readonly pickup: PickupWindow;
  readonly descriptions?: readonly BookedDescription[];
  readonly references?: readonly Reference[];
  readonly instructions?: string | null;
}
