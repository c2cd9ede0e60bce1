import { Controller, Headers, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../../../platform/auth/decorators.js';
import { addressBlock, Throttle } from '../../../../platform/throttle/throttle.js';
import { EventBatchResultDto } from './shipment-events.dto.js';
import { BATCH_SCHEMA } from './event-batch.schemas.js';
import { InboundEvents } from './inbound-events.js';
import { connectionOf } from './signed-deliveries.js';

/** A carrier may deliver 600 times a minute (DSDC delivery metadata); several carriers may share an address. */
const DELIVERIES_PER_MINUTE = 1_200;

/**
 * Where carriers deliver events after the DSDC in-transit standard. The standard leaves the signature open; ours is
 *
 *     X-Lading-Connection: <id of the connection, con_...; or the parameter `connection` of the address>
 *     X-Lading-Timestamp:  <seconds since 1970 when it is sent, at most five minutes from our clock; a retry signs anew>
 *     X-Lading-Signature:  sha256=<hexadecimal HMAC-SHA256 of `<timestamp>.<raw body>` under the secret of the connection, its text as UTF-8>
 *
 * A shipment is named by `shipment.shipmentId` (our number, id, BOL number or the PRO number) or by `shipment.references` (types BOL, PRO).
 * Read of `attributes`: reasonCode, timeZone (IANA), estimatedArrival (RFC 3339), estimatedDeliveryDate, late, appointmentStatus.
 */
@Controller('carrier-api/v1')
export class ShipmentEventsController {
  constructor(
    private readonly inbound: InboundEvents,
    private readonly throttle: Throttle,
  ) {}

  /** Receives a DSDC EventBatch of at most 1,000 events, signed by the carrier. A repeated delivery gets the same response and has no effect. */
  @Post('shipment-events')
  @HttpCode(200)
  @Public()
  @ApiHeader({
    name: 'X-Lading-Connection',
    required: false,
    description: 'Id of the connection, unless the parameter `connection` of the address has it.',
    schema: { type: 'string' },
  })
  @ApiHeader({
    name: 'X-Lading-Timestamp',
    required: true,
    description: 'Send time in seconds since 1970.',
    schema: { type: 'string' },
  })
  @ApiHeader({
    name: 'X-Lading-Signature',
    required: true,
    description: '`sha256=` and the hexadecimal HMAC-SHA256 of `<timestamp>.<body>`.',
    schema: { type: 'string' },
  })
  @ApiBody({ schema: BATCH_SCHEMA as object })
  async receiveShipmentEvents(
    @Ip() ip: string,
    @Headers('x-lading-timestamp') timestamp = '',
    @Headers('x-lading-signature') signature = '',
    @Req() request: Request,
  ): Promise<EventBatchResultDto> {
    const key = addressBlock(ip);
    await this.throttle.take([{ name: 'carrier-events', key, points: DELIVERIES_PER_MINUTE, seconds: 60 }]);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return this.inbound.take({ connectionId: connectionOf(request), timestamp, signature, body });
  }
}
