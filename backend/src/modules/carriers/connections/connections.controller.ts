import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  AlsoForKeys,
  CurrentActor,
  RecentlyAuthenticated,
  RequirePermission,
} from '../../../platform/auth/decorators.js';
import {
  CarrierCallDaysDto,
  ChangeConnectionDto,
  ConnectCarrierDto,
  ConnectedCarrierDto,
  ConnectionTestDto,
} from './connections.dto.js';
import { ConnectionTest } from './connection-test.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { ConnectionsQueries } from './connections.queries.js';
import { ConnectionsService } from './connections.service.js';

@Controller('api/v1/company/carriers')
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly connectionTest: ConnectionTest,
    private readonly subscriptions: SubscriptionsService,
    private readonly queries: ConnectionsQueries,
  ) {}

  /** Connects a carrier over HTTP. */
  @Post()
  @RequirePermission('carrier.manage')
  @RecentlyAuthenticated()
  @AlsoForKeys()
  connectCarrier(@CurrentActor() actor: Actor, @Body() body: ConnectCarrierDto): Promise<ConnectedCarrierDto> {
    return this.connections.connect(actor, body);
  }

  /**
   * Changes a connection. `id` is the connection's id. A new endpoint, new credentials or a new email address for tenders require authentication within the
   * last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Patch(':id')
  @RequirePermission('carrier.manage')
  changeConnection(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: ChangeConnectionDto,
  ): Promise<ConnectedCarrierDto> {
    return this.connections.change(actor, id, body);
  }

  /** Price requests over a connection in the last 14 days, by day. `id` is the connection's id. */
  @Get(':id/calls')
  @RequirePermission('tariff.read')
  listConnectionCalls(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CarrierCallDaysDto> {
    return this.queries.callDays(actor.companyId, id);
  }

  /** Tests a connection by requesting a price from the carrier. `id` is the connection's id. */
  @Post(':id/test')
  @HttpCode(200)
  @RequirePermission('carrier.manage')
  testConnection(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ConnectionTestDto> {
    return this.connectionTest.run(actor, id);
  }

  /** Subscribes again over a connection, and activates what the carrier has suspended. `id` is the connection's id. */
  @Post(':id/subscriptions/retry')
  @HttpCode(200)
  @RequirePermission('carrier.manage')
  retrySubscriptions(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ConnectedCarrierDto> {
    return this.subscriptions.retry(actor, id);
  }
}
