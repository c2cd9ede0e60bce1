import { type Offer, orderNotUsed } from '../rating/index.js';
import type { ShipmentBody } from './domain/shipment-body.js';

type BookedOffer = Pick<
  ShipmentBody,
  'service' | 'lines' | 'terms' | 'liability' | 'equipment' | 'carrierQuoteNumber' | 'orderNotUsed'
>;

/** What a shipment keeps of the offer it is moved for. */
export function bookedOffer(offer: Offer): BookedOffer {
  const { service, lines, terms = [], liability, equipment = null, carrierQuoteNumber } = offer;
  return { service, lines, terms, liability, equipment, carrierQuoteNumber, orderNotUsed: orderNotUsed(offer) };
}
