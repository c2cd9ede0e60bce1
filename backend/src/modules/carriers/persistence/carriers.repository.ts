import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import { CarrierConnectionEntity } from '../connections/persistence/carrier-connection.entity.js';
import { CarrierEntity } from './carrier.entity.js';
import { ProBlockEntity } from './pro-block.entity.js';

/** A carrier of a company. */
export type CarrierRecord = Pick<CarrierEntity, 'id' | 'scac' | 'name' | 'demo'>;

/** A range of PRO numbers assigned by a carrier, both bounds inclusive. */
export interface ProBlock {
  first: number;
  last: number;
}

@Injectable()
export class CarriersRepository {
  constructor(@InjectRepository(CarrierEntity) private readonly carriers: Repository<CarrierEntity>) {}

  /** The carrier with that SCAC, locked until the transaction ends, so that its tariff versions are numbered sequentially. */
  lockByScac(tx: Transaction, companyId: string, scac: string): Promise<CarrierRecord | null> {
    return tx.findOne(CarrierEntity, { where: { companyId, scac }, lock: { mode: 'pessimistic_write' } });
  }

  countDemo(tx: Transaction, companyId: string): Promise<number> {
    return tx.countBy(CarrierEntity, { companyId, demo: true });
  }

  /** Whether the company has a carrier. */
  any(companyId: string): Promise<boolean> {
    return this.carriers.existsBy({ companyId });
  }

  /** Companies with fictional carriers. */
  async companiesWithDemoCarriers(): Promise<string[]> {
    const carriers = await this.carriers.find({ select: { companyId: true, id: true }, where: { demo: true } });
    return [...new Set(carriers.map(({ companyId }) => companyId))];
  }

  /** Disables the company's connections to fictional carriers. */
  async disconnectDemo(tx: Transaction, companyId: string): Promise<void> {
    const carriers = await tx.find(CarrierEntity, { select: { id: true }, where: { companyId, demo: true } });
    const carrierId = In(carriers.map(({ id }) => id));
    await tx.update(CarrierConnectionEntity, { companyId, carrierId }, { enabled: false });
  }

  /** @throws ConcurrentChange if another transaction added the SCAC */
  async insert(
    tx: Transaction,
    companyId: string,
    { id, scac, name, demo }: CarrierRecord,
    createdAt: Date,
  ): Promise<void> {
    try {
      await tx.insert(CarrierEntity, { companyId, id, scac, name, demo, createdAt });
    } catch (error) {
      throw isDuplicateKey(error) ? new ConcurrentChange() : error;
    }
  }

  /** Adds a tariff connection, unless the carrier has one. */
  async connectTariffs(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    connectionId: string,
    createdAt: Date,
  ): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(CarrierConnectionEntity)
      .values({ companyId, id: connectionId, carrierId, connector: 'tariff', enabled: true, createdAt })
      .updateEntity(false)
      .execute();
  }

  /** A demonstration carrier's block of PRO numbers; companies enter those of real carriers. */
  async insertDemoProBlock(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    { first, last }: ProBlock,
  ): Promise<void> {
    await tx.insert(ProBlockEntity, {
      companyId,
      carrierId,
      firstNumber: first,
      lastNumber: last,
      nextNumber: first,
      checkRule: 'none',
    });
  }
}
