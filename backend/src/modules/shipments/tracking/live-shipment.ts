import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { eventIdOf } from '../../../platform/events/event-feed.js';
import { EventStream } from '../../../platform/events/event-stream.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ShipmentLogRepository } from './persistence/shipment-log.sql.js';
import { shipmentChannel } from './shipment-log.js';

/** Streams changes of a shipment to open pages. */
@Injectable()
export class LiveShipment {
  constructor(
    private readonly repository: ShipmentLogRepository,
    private readonly streams: EventStream,
  ) {}

  /** Streams until the client disconnects, starting with events of the last day that the client does not have. @throws NotFound */
  async stream(
    actor: Actor,
    shipmentId: string,
    lastEventId: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { companyId } = actor;
    if ((await this.repository.find(companyId, shipmentId)) === null) throw new NotFound();
    this.streams.begin({
      request,
      response,
      actor,
      permission: 'shipment.read',
      channel: shipmentChannel(shipmentId),
      afterId: eventIdOf(lastEventId),
    });
  }
}
