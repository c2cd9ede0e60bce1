import { ExceptionQueue } from '../exceptions/persistence/exception-queue.sql.js';
import { ExceptionsController } from '../exceptions/exceptions.controller.js';
import { ExceptionsService } from '../exceptions/exceptions.service.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.sql.js';
import { TimeBasedExceptionsJob } from '../exceptions/time-based-exceptions.job.js';
import { EventIntake } from './inbound/event-intake.js';
import { InboundEvents } from './inbound/inbound-events.js';
import { SignedDeliveries } from './inbound/signed-deliveries.js';
import { SignedRequests } from './inbound/signed-requests.js';
import { ShipmentEventsController } from './inbound/shipment-events.controller.js';
import { PullEventsJob } from './pull/pull-events.job.js';
import { LiveShipment } from './live-shipment.js';
import { ManualEvents } from './manual-events.js';
import { InboundDeliveries } from './persistence/inbound-deliveries.sql.js';
import { ShipmentLogRepository } from './persistence/shipment-log.sql.js';
import { RouteMiles } from './route-miles.js';
import { ShipmentNames } from './persistence/shipment-names.sql.js';
import { ShipmentLog } from './shipment-log.js';
import { Timeline } from './timeline.js';
import { TrackingController } from './tracking.controller.js';

/** Tracking controllers of the shipments module. Their routes must be registered before routes with an id. */
export const TRACKING_CONTROLLERS = [ExceptionsController, TrackingController, ShipmentEventsController];

export const TRACKING = [
  EventIntake,
  ExceptionQueue,
  ExceptionsService,
  InboundDeliveries,
  InboundEvents,
  LiveShipment,
  ManualEvents,
  PullEventsJob,
  RouteMiles,
  ShipmentExceptionsRepository,
  ShipmentLog,
  ShipmentLogRepository,
  ShipmentNames,
  SignedDeliveries,
  SignedRequests,
  TimeBasedExceptionsJob,
  Timeline,
];
