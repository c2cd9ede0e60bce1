import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { EdiSftpEntity } from './edi-sftp.entity.js';

/** A worker's lease on the server of a partner. */
export interface SftpLease {
  companyId: string;
  partnerId: string;
  leasedUntil: Date;
}

interface DueServer {
  companyId: string;
  partnerId: string;
  leasedUntil: Date | null;
}

/** Result of an exchange. `dueAt`: when the next one is due, if not as planned. */
export type ExchangeResult = Partial<
  Pick<EdiSftpEntity, 'dueAt' | 'failures' | 'error' | 'refused' | 'exchangedAt' | 'hostKey'>
>;

/** SFTP servers of partners, with the leases of the workers that exchange files. */
@Injectable()
export class EdiSftpRepository {
  constructor(
    @InjectRepository(EdiSftpEntity) private readonly servers: Repository<EdiSftpEntity>,
    private readonly database: Database,
  ) {}

  list(companyId: string): Promise<EdiSftpEntity[]> {
    return this.servers.findBy({ companyId });
  }

  find(companyId: string, partnerId: string): Promise<EdiSftpEntity | null> {
    return this.servers.findOneBy({ companyId, partnerId });
  }

  lock(tx: Transaction, companyId: string, partnerId: string): Promise<EdiSftpEntity | null> {
    return tx.findOne(EdiSftpEntity, { where: { companyId, partnerId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: Transaction, row: EdiSftpEntity): Promise<void> {
    await tx.upsert(EdiSftpEntity, row as QueryDeepPartialEntity<EdiSftpEntity>, ['companyId', 'partnerId']);
  }

  async remove(tx: Transaction, companyId: string, partnerId: string): Promise<void> {
    await tx.delete(EdiSftpEntity, { companyId, partnerId });
  }

  /** Lets the next exchange start soon, because something waits to be sent or the settings changed. */
  async wake(tx: Transaction, companyId: string, partnerId: string, now: Date): Promise<void> {
    await tx.update(EdiSftpEntity, { companyId, partnerId, failures: 0 }, { dueAt: now });
  }

  /** Servers whose exchange is due and that no worker has a lease on, longest overdue first. */
  due(now: Date, limit: number): Promise<DueServer[]> {
    return this.database.query(
      `SELECT s.company_id AS companyId, s.partner_id AS partnerId, s.leased_until AS leasedUntil
         FROM edi_sftp s JOIN company m ON m.id = s.company_id
        WHERE s.enabled = 1 AND s.due_at <= ? AND s.host_key IS NOT NULL AND (s.leased_until IS NULL OR s.leased_until <= ?)
          AND m.erase_at IS NULL AND m.suspended_at IS NULL
        ORDER BY s.due_at LIMIT ${limit}`,
      [now, now],
    );
  }

  /** Leases a due server, and plans the exchange after this one. Returns false if another worker leased it first. */
  claim({ companyId, partnerId, leasedUntil }: DueServer, until: Date, nextAt: Date): Promise<boolean> {
    return this.changes(
      'UPDATE edi_sftp SET leased_until = ?, due_at = ? WHERE company_id = ? AND partner_id = ? AND leased_until <=> ?',
      [until, nextAt, companyId, partnerId, leasedUntil],
    );
  }

  /** Returns false if the lease has expired and another worker has it, or the settings were changed. */
  renew({ companyId, partnerId, leasedUntil }: SftpLease, until: Date): Promise<boolean> {
    return this.changes(
      'UPDATE edi_sftp SET leased_until = ? WHERE company_id = ? AND partner_id = ? AND leased_until = ?',
      [until, companyId, partnerId, leasedUntil],
    );
  }

  /** Ends the lease with the result of the exchange, if it is still held. */
  async release({ companyId, partnerId, leasedUntil }: SftpLease, result: ExchangeResult): Promise<void> {
    await this.servers.update({ companyId, partnerId, leasedUntil }, {
      ...result,
      leasedUntil: null,
    } as QueryDeepPartialEntity<EdiSftpEntity>);
  }

  private async changes(sql: string, params: unknown[]): Promise<boolean> {
    return (await this.database.execute(sql, params)).affectedRows === 1;
  }
}
