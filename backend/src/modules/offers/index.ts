export { OffersModule } from './offers.module.js';
export { OfferEntity } from './persistence/offer.entity.js';
export { OFFER_BODY } from './persistence/stored-offer.js';
export { insertOffers, moveOffersBack, OffersRepository } from './persistence/offers.sql.js';
