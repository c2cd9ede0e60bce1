import { ChargeLedger } from './charge-ledger.js';
import { ChargesQueries } from './persistence/charges.sql.js';
import { BookedRatings } from './rerating/persistence/booked-ratings.sql.js';
import { RerateShipment } from './rerating/rerate-shipment.js';
import { CarrierBillsRepository } from './received/persistence/carrier-bills.repository.js';
import { ChargeNotices } from './received/charge-notices.js';
import { PullChargesJob } from './received/pull-charges.job.js';
import { ReceiveBillsService } from './received/receive-bills.service.js';
import { EarlierChargesJob } from './received/earlier-charges.job.js';
import { RecordPreliminary } from './received/record-preliminary.js';
import { RecordReclasses } from './received/record-reclasses.js';

/** Providers of charges and carrier bills. */
export const CHARGES = [
  BookedRatings,
  RerateShipment,
  ChargeLedger,
  ChargesQueries,
  CarrierBillsRepository,
  ChargeNotices,
  PullChargesJob,
  ReceiveBillsService,
  EarlierChargesJob,
  RecordPreliminary,
  RecordReclasses,
];
