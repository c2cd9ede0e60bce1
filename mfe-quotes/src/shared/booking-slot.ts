import type { ApprovalRequested, Booked, Offer, Quote } from './api/types';

/** What the quote's page gives to booking; the area joins the two. */
export interface BookingSlotProps {
  quote: Quote;
  offer: Offer;
  onBooked(booked: Booked | ApprovalRequested): void;
  onClose(): void;
  /** The quote in store is no longer as shown here. */
  onOutdated(): void;
}

/** What the quote's page gives to the confirmation of a booking. */
export interface ConfirmationSlotProps {
  shipmentId: string;
  /** It was booked just now. */
  takesFocus: boolean;
}
