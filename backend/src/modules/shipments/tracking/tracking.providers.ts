import { ExceptionQueue } from '../exceptions/exception-queue.js';
import { ExceptionsController } from '../exceptions/exceptions.controller.js';
import { ExceptionsService } from '../exceptions/exceptions.service.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.repository.js';
import { TimeBasedExceptionsJob } from '../exceptions/time-based-exceptions.job.js';
import { LiveShipment } from './live-shipment.js';
import { ManualEvents } from './manual-events.js';
import { ShipmentLogRepository } from './persistence/shipment-log.repository.js';
import { ShipmentLog } from './shipment-log.js';
import { Timeline } from './timeline.js';
import { TrackingController } from './tracking.controller.js';

/** What the module of shipments has for tracking; these routes come before those with an id. */
export const TRACKING_CONTROLLERS = [ExceptionsController, TrackingController];

export const TRACKING = [
  ExceptionQueue, ExceptionsService, LiveShipment, ManualEvents, ShipmentExceptionsRepository, ShipmentLog, ShipmentLogRepository, TimeBasedExceptionsJob, Timeline,
];
