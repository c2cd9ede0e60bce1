import { CancelController } from '../cancel/cancel.controller.js';
import { CancelService } from '../cancel/cancel.service.js';
import { ChangeController } from '../change/change.controller.js';
import { ChangeService } from '../change/change.service.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { CarrierNotices } from './carrier-notices.js';
import { OfferSource } from './offer-source.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { TenderController } from './tender.controller.js';
import { TenderService } from './tender.service.js';
import { TenderWorker } from './tender-worker.js';

/** Tendering, changing and cancelling shipments. */
export const TENDERING = [
  CancelService,
  CarrierNotices,
  ChangeService,
  OfferSource,
  ShipmentChangesRepository,
  TendersRepository,
  TenderService,
  TenderWorker,
];
export const TENDERING_CONTROLLERS = [TenderController, CancelController, ChangeController];
