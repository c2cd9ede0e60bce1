import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import type { ConnectedCarrierDto } from '../connections/connections.dto.js';
import { ConnectionsQueries } from '../connections/connections.queries.js';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CarrierSubscriptionsRepository } from './persistence/carrier-subscriptions.sql.js';

const RETRIES_PER_MINUTE = 10;

/** Subscribes again at a user's request. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly subscriptions: CarrierSubscriptionsRepository,
    private readonly queries: ConnectionsQueries,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The worker calls the carrier. @throws NotFound; TooManyAttempts */
  async retry({ companyId, userId }: Actor, id: string): Promise<ConnectedCarrierDto> {
    if ((await this.connections.find(companyId, id)) === null) throw new NotFound();
    await this.throttle.take([{ name: 'subscription-retry', key: id, points: RETRIES_PER_MINUTE, seconds: 60 }]);
    const { carrier } = await this.database.transaction(async (tx) => {
      const connection = await this.connections.lock(tx, companyId, id);
      if (connection === null) throw new NotFound();
      await this.subscriptions.wake(tx, companyId, id, this.clock.now(), false);
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'carrier.subscribed',
        subject: connection.carrier.scac,
      });
      return connection;
    });
    return this.queries.carrier(companyId, carrier.id);
  }
}
