export { OffersModule } from './offers.module.js';
export { OfferEntity, OFFER_BODY } from './persistence/offer.entity.js';
export {
  deleteOffers,
  insertOffers,
  moveOffersBack,
  moveOffersOfPickup,
  OffersRepository,
  type OfferSummary,
} from './persistence/offers.sql.js';
