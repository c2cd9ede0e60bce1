import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { andWhereOlder } from '../../../platform/database/keyset.js';
import type { KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';
import type { InterchangeDirection } from '../domain/interchange-record.js';
import { EdiInterchangeEntity } from './edi-interchange.entity.js';

/** Which interchanges a list shows. */
export type InterchangeFilter = Partial<
  Pick<EdiInterchangeEntity, 'partnerId' | 'direction' | 'state' | 'acknowledgment'>
>;

/** An interchange without its text. */
export type InterchangeRow = Omit<EdiInterchangeEntity, 'raw' | 'transfer'>;

const LIST_COLUMNS = [
  'companyId',
  'id',
  'partnerId',
  'direction',
  'control',
  'isTest',
  'sets',
  'state',
  'acknowledgment',
  'error',
  'body',
  'sha256',
  'messageKey',
  'createdAt',
  'handledAt',
  'acknowledgedAt',
].map((name) => `interchange.${name}`);

@Injectable()
export class EdiInterchangesRepository {
  constructor(
    @InjectRepository(EdiInterchangeEntity) private readonly interchanges: Repository<EdiInterchangeEntity>,
  ) {}

  /** At most `limit` interchanges after a position, newest first. */
  list(
    companyId: string,
    filter: InterchangeFilter,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<InterchangeRow[]> {
    const query = this.interchanges
      .createQueryBuilder('interchange')
      .select(LIST_COLUMNS)
      .where({ companyId, ...filter });
    if (after !== null) andWhereOlder(query, after);
    return query.orderBy('interchange.createdAt', 'DESC').addOrderBy('interchange.id', 'DESC').limit(limit).getMany();
  }

  find(companyId: string, id: string): Promise<EdiInterchangeEntity | null> {
    return this.interchanges.findOneBy({ companyId, id });
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<EdiInterchangeEntity | null> {
    return tx.findOne(EdiInterchangeEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** What was written for a message; null if nothing. */
  ofMessage(tx: Transaction, companyId: string, messageKey: string): Promise<EdiInterchangeEntity | null> {
    return tx.findOneBy(EdiInterchangeEntity, { companyId, messageKey });
  }

  /** Interchanges of a partner with that control number, newest first. */
  ofControl(
    tx: Transaction,
    companyId: string,
    partnerId: string,
    direction: InterchangeDirection,
    control: number,
  ): Promise<EdiInterchangeEntity[]> {
    return tx.find(EdiInterchangeEntity, {
      where: { companyId, partnerId, direction, control },
      order: { createdAt: 'DESC' },
      take: 20,
    });
  }

  /** Returns false if the same interchange, or one for the same message, is stored. */
  async insert(tx: Transaction, row: EdiInterchangeEntity): Promise<boolean> {
    try {
      await tx.insert(EdiInterchangeEntity, row as QueryDeepPartialEntity<EdiInterchangeEntity>);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Ids of what waits to be sent to a partner, oldest first. */
  async waiting(companyId: string, partnerId: string, limit: number): Promise<string[]> {
    const rows = await this.interchanges.find({
      select: { companyId: true, id: true },
      where: { companyId, partnerId, direction: 'out', state: 'waiting' },
      order: { control: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** Notes where the file was written. Returns false unless the interchange is waiting. */
  async noteTransfer(companyId: string, id: string, transfer: string): Promise<boolean> {
    const { affected } = await this.interchanges.update({ companyId, id, state: 'waiting' }, { transfer });
    return affected === 1;
  }

  /** Notes that a waiting interchange was sent; does nothing to others. */
  async noteSent(companyId: string, id: string, now: Date): Promise<void> {
    const waiting = { companyId, id, state: 'waiting' as const };
    await this.interchanges.update(waiting, { state: 'sent', handledAt: now, transfer: null });
  }

  /** Moves interchanges of the demonstration that were stored since an instant back by whole hours. */
  async moveBack(companyId: string, partnerId: string, since: Date, hours: number): Promise<void> {
    const earlier = (column: string) => () => `${column} - INTERVAL ${hours} HOUR`;
    await this.interchanges
      .createQueryBuilder()
      .update()
      .set({
        createdAt: earlier('created_at'),
        handledAt: earlier('handled_at'),
        acknowledgedAt: earlier('acknowledged_at'),
      })
      .where('company_id = :companyId AND partner_id = :partnerId AND created_at >= :since', {
        companyId,
        partnerId,
        since,
      })
      .execute();
  }

  async change(
    tx: Transaction,
    { companyId, id }: Pick<EdiInterchangeEntity, 'companyId' | 'id'>,
    change: Partial<
      Pick<
        EdiInterchangeEntity,
        'state' | 'acknowledgment' | 'error' | 'body' | 'messageKey' | 'transfer' | 'handledAt' | 'acknowledgedAt'
      >
    >,
  ): Promise<void> {
    await tx.update(EdiInterchangeEntity, { companyId, id }, change as QueryDeepPartialEntity<EdiInterchangeEntity>);
  }
}
