import { QueuedExceptionDto } from '../exceptions/exceptions.dto.js';

/** The most urgent open exceptions. */
export class HomeExceptionsDto {
  /** At most five, the most urgent first. */
  items: QueuedExceptionDto[];
  more: boolean;
}

/** Shipments by what happens today, in the user's local date; counted up to 10,001. */
export class HomeShipmentsDto {
  all: number;
  needsAction: number;
  pickupToday: number;
  inTransit: number;
  deliveryToday: number;
  withoutPod: number;
}

/** Booked totals by booked pickup date in one currency, minor units. */
export class HomeSpendDto {
  currency: string;
  /** From the first of the month to today. */
  thisMonth: number;
  /** Totals of the booked offers of the same shipments. */
  quotedThisMonth: number;
  /** The month before, to the same day. */
  lastMonth: number;
}

/** Shipments with their booked pickup in the last 30 days. */
export class HomeOnTimeDto {
  from: string;
  to: string;
  pickups: number;
  pickupsOnTime: number;
  deliveries: number;
  deliveriesOnTime: number;
}

/** A carrier with late pickups, late deliveries or rejected tenders in the last 30 days. */
export class HomeCarrierDto {
  scac: string;
  name: string;
  deliveries: number;
  lateDeliveries: number;
  latePickups: number;
  rejectedTenders: number;
}
