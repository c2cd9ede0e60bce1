import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Equal, IsNull, Not, type Repository, type SelectQueryBuilder } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { ConnectorKind } from '../../connectors/connector.js';
import { CarrierConnectionEntity } from './carrier-connection.entity.js';

/** Settings of a connection. HTTP connections have an endpoint and encrypted credentials, others a tender email address. */
export type ConnectionSettings = Pick<
  CarrierConnectionEntity,
  | 'endpoint'
  | 'credentials'
  | 'trackingPath'
  | 'chargesPath'
  | 'invoicesPath'
  | 'customerNumber'
  | 'options'
  | 'timeoutMs'
  | 'tenderEmail'
  | 'enabled'
>;

/** A connection with its carrier. */
export type ConnectionRow = CarrierConnectionEntity;

/** A connection that receives events. */
export interface SealedConnection {
  companyId: string;
  carrierId: string;
  sealed: Buffer;
  previous: Buffer | null;
  previousUntil: Date | null;
}

const CONNECTION_ID = /^con_[0-9A-Z]{26}$/;

/** Connections between companies and carriers. */
@Injectable()
export class ConnectionsRepository {
  constructor(
    @InjectRepository(CarrierConnectionEntity) private readonly connections: Repository<CarrierConnectionEntity>,
  ) {}

  find(companyId: string, id: string): Promise<ConnectionRow | null> {
    return withCarrier(this.connections.manager, companyId).andWhere('n.id = :id', { id }).getOne();
  }

  /** The carrier's connection of a kind. */
  findOf(companyId: string, carrierId: string, connector: ConnectorKind): Promise<ConnectionRow | null> {
    return withCarrier(this.connections.manager, companyId)
      .andWhere('n.carrierId = :carrierId AND n.connector = :connector', { carrierId, connector })
      .getOne();
  }

  /** All connections of the company by SCAC, or those of one carrier. */
  list(companyId: string, carrierId?: string): Promise<ConnectionRow[]> {
    const query = withCarrier(this.connections.manager, companyId).orderBy('c.scac').addOrderBy('n.connector');
    if (carrierId !== undefined) query.andWhere('n.carrierId = :carrierId', { carrierId });
    return query.getMany();
  }

  /** Locks the connection until the transaction ends. */
  lock(tx: Transaction, companyId: string, id: string): Promise<ConnectionRow | null> {
    return withCarrier(tx, companyId).andWhere('n.id = :id', { id }).setLock('pessimistic_write').getOne();
  }

  /** The connection of a kind to the carrier with that SCAC, locked until the transaction ends. */
  lockOf(tx: Transaction, companyId: string, scac: string, connector: ConnectorKind): Promise<ConnectionRow | null> {
    return withCarrier(tx, companyId)
      .andWhere('c.scac = :scac AND n.connector = :connector', { scac, connector })
      .setLock('pessimistic_write')
      .getOne();
  }

  /** Adds a connection. Returns false if the carrier already has one of this kind. */
  async insert(
    tx: Transaction,
    companyId: string,
    { id, carrierId, connector }: Pick<CarrierConnectionEntity, 'id' | 'carrierId' | 'connector'>,
    settings: ConnectionSettings,
    createdAt: Date,
  ): Promise<boolean> {
    try {
      await tx.insert(CarrierConnectionEntity, { ...settings, companyId, id, carrierId, connector, createdAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Writes all settings; the caller holds the connection's lock. `moved`: to another address, at which no call has succeeded yet. */
  async update(
    tx: Transaction,
    companyId: string,
    id: string,
    settings: ConnectionSettings,
    moved: boolean,
  ): Promise<void> {
    await tx.update(
      CarrierConnectionEntity,
      { companyId, id },
      {
        ...settings,
        accessToken: null,
        accessTokenUntil: null,
        healthState: 'untested',
        healthError: null,
        healthSince: null,
        ...(moved ? { firstSuccessAt: null, lastSuccessAt: null } : {}),
      },
    );
  }

  /** Stores an access token, unless the credentials that it was requested with have changed. */
  async storeAccessToken(
    { companyId, id, credentials }: Pick<ConnectionRow, 'companyId' | 'id' | 'credentials'>,
    token: Pick<ConnectionRow, 'accessToken' | 'accessTokenUntil'>,
  ): Promise<void> {
    if (credentials !== null) await this.connections.update({ companyId, id, credentials: Equal(credentials) }, token);
  }

  /** The connection with that id, in any company: the signature authenticates the caller. */
  async findInbound(id: string): Promise<SealedConnection | null> {
    if (!CONNECTION_ID.test(id)) return null;
    const row = await this.connections.findOneBy({ id, enabled: true, inboundSecret: Not(IsNull()) });
    if (row === null || row.inboundSecret === null) return null;
    return {
      companyId: row.companyId,
      carrierId: row.carrierId,
      sealed: row.inboundSecret,
      previous: row.inboundPreviousSecret,
      previousUntil: row.inboundPreviousUntil,
    };
  }

  /** Sets the secrets of a locked connection. */
  async setInboundSecrets(
    tx: Transaction,
    companyId: string,
    id: string,
    secrets: Pick<
      CarrierConnectionEntity,
      'inboundSecret' | 'inboundSecretAt' | 'inboundPreviousSecret' | 'inboundPreviousUntil'
    >,
  ): Promise<void> {
    await tx.update(CarrierConnectionEntity, { companyId, id }, secrets);
  }
}

function withCarrier(manager: EntityManager, companyId: string): SelectQueryBuilder<CarrierConnectionEntity> {
  return manager
    .createQueryBuilder(CarrierConnectionEntity, 'n')
    .innerJoinAndSelect('n.carrier', 'c')
    .where('n.companyId = :companyId', { companyId });
}
