import { CarrierCheckRunner } from './carrier-check-runner.js';
import { CarrierChecksRepository } from './persistence/carrier-checks.repository.js';
import { InvoiceCheckJob } from './invoice-check.job.js';
import { PickupStatusJob } from './pickup-status.job.js';
import { TraceCheckJob } from './trace-check.job.js';

/** Providers of the questions that carriers are asked after a tender. */
export const CARRIER_CHECKS = [
  CarrierCheckRunner,
  CarrierChecksRepository,
  InvoiceCheckJob,
  PickupStatusJob,
  TraceCheckJob,
];
