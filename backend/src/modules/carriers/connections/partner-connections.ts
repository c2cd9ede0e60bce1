import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { ConnectorKind } from '../connectors/connector.js';
import { CarrierEntity } from '../persistence/carrier.entity.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { CarrierConnectionEntity } from './persistence/carrier-connection.entity.js';
import { ConnectionsRepository } from './persistence/connections.repository.js';
import { NEW_CONNECTION } from './connection-store.js';

/** Connections whose settings are in the module of their connector (channel `partner`). */
@Injectable()
export class PartnerConnections {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly clock: Clock,
  ) {}

  /** SCAC and name of a carrier of the company; null if it has none with that id. */
  carrier(tx: Transaction, companyId: string, id: string): Promise<Pick<CarrierEntity, 'scac' | 'name'> | null> {
    return tx.findOne(CarrierEntity, {
      select: { companyId: true, id: true, scac: true, name: true },
      where: { companyId, id },
    });
  }

  /** The id of the carrier's connection of that kind, which is added if it has none, and enabled or disabled. */
  async keep(
    tx: Transaction,
    { companyId, carrierId, connector }: { companyId: string; carrierId: string; connector: ConnectorKind },
    enabled: boolean,
  ): Promise<string> {
    const known = await tx.findOneBy(CarrierConnectionEntity, { companyId, carrierId, connector });
    const id = known?.id ?? newId('con');
    if (known) await tx.update(CarrierConnectionEntity, { companyId, id }, { enabled });
    else
      await this.connections.insert(
        tx,
        companyId,
        { id, carrierId, connector },
        { ...NEW_CONNECTION, enabled },
        this.clock.now(),
      );
    await this.ratingContexts.markChanged(tx, companyId);
    return id;
  }
}
