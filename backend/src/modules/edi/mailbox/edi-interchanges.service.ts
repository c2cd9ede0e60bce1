import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, presentPage } from '../../../platform/http/paging/page.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { X12Error } from '../domain/x12/x12-error.js';
import { notWaiting } from '../edi.errors.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository, type InterchangeRow } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import { EdiSftpRepository } from '../persistence/edi-sftp.sql.js';
import type {
  InterchangeDetailDto,
  InterchangeDto,
  InterchangeListDto,
  InterchangeListQuery,
  TakenInterchangeListDto,
} from './edi-interchanges.dto.js';
import { INTERCHANGE_DUE, type InterchangeDue, type RefusedPart, TakeInterchanges } from './take-interchanges.js';
import { msg, verbatim } from '../../../messages/message.js';

/** Characters of the text that the detail shows. */
const TEXT_MAX = 100_000;

/** The mailbox: interchanges with partners. */
@Injectable()
export class EdiInterchangesService {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly servers: EdiSftpRepository,
    private readonly taking: TakeInterchanges,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(
    { companyId }: Actor,
    { cursor, limit = PAGE_SIZE, ...filter }: InterchangeListQuery,
  ): Promise<InterchangeListDto> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const [rows, partners] = await Promise.all([
      this.interchanges.list(companyId, filter, after, limit + 1),
      this.partners.list(companyId),
    ]);
    const byId = new Map(partners.map((partner) => [partner.id, partner]));
    return presentPage(toPage(rows, limit), (row) => present(row, byId.get(row.partnerId)));
  }

  /** @throws NotFound */
  async get({ companyId }: Pick<Actor, 'companyId'>, id: string): Promise<InterchangeDetailDto> {
    const row = await this.find(companyId, id);
    const partner = await this.partners.find(companyId, row.partnerId);
    return {
      ...present(row, partner),
      transactions: row.body.transactions.map((transaction) => ({
        ...transaction,
        faults: transaction.faults.map((fault) => ({ ...fault })),
      })),
      text: row.raw.slice(0, TEXT_MAX),
      textCut: row.raw.length > TEXT_MAX,
    };
  }

  /** The file with its original bytes. @throws NotFound */
  async file({ companyId }: Actor, id: string): Promise<{ name: string; bytes: Buffer }> {
    const { raw, control, direction } = await this.find(companyId, id);
    return {
      name: `${direction}-${String(control).padStart(9, '0')}.edi`,
      bytes: Buffer.from(raw, 'latin1'),
    };
  }

  /** Stores the interchanges of a file, or none if a part is refused. @throws DomainError INTERCHANGE_REFUSED (422) */
  async upload({ companyId, userId }: Actor, bytes: Buffer): Promise<TakenInterchangeListDto> {
    try {
      const { taken, refused } = await this.taking.take(companyId, bytes, (tx, stored) =>
        this.audit.record(tx, {
          companyId,
          userId,
          action: 'edi.interchanges_uploaded',
          subject: stored.map(({ partner }) => partner.scac)[0] ?? '',
          details: { count: stored.length },
        }),
      );
      if (refused.length > 0) throw refusedUpload(refused);
      return { items: taken.map(({ row, partner, duplicate }) => ({ ...present(row, partner), duplicate })) };
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      throw refusedUpload([{ index: 0, code: 'X12_UNREADABLE', message: error.message }]);
    }
  }

  /** Processes a received interchange again, or makes a sent one wait again. @throws NotFound; Conflict INTERCHANGE_NOT_WAITING */
  async replay(actor: Actor, id: string): Promise<InterchangeDetailDto> {
    const { companyId } = actor;
    await this.database.transaction(async (tx) => {
      const row = await this.interchanges.lock(tx, companyId, id);
      if (row === null) throw new NotFound();
      if (row.state === 'rejected') throw notWaiting();
      if (row.direction === 'in') {
        const payload: InterchangeDue = { interchangeId: id };
        await this.outbox.add(tx, { companyId, topic: INTERCHANGE_DUE, payload });
        await this.interchanges.change(tx, row, { state: 'received' });
      } else {
        await this.interchanges.change(tx, row, { state: 'waiting', handledAt: null, transfer: null });
        await this.servers.wake(tx, companyId, row.partnerId, this.clock.now());
      }
      await this.record(tx, actor, 'edi.interchange_replayed', row);
    });
    return this.get(actor, id);
  }

  /** Notes that a waiting interchange was given to the partner. @throws NotFound; Conflict INTERCHANGE_NOT_WAITING */
  async sent(actor: Actor, id: string): Promise<InterchangeDetailDto> {
    const { companyId } = actor;
    await this.database.transaction(async (tx) => {
      const row = await this.interchanges.lock(tx, companyId, id);
      if (row === null) throw new NotFound();
      if (row.state !== 'waiting') throw notWaiting();
      await this.interchanges.change(tx, row, { state: 'sent', handledAt: this.clock.now() });
      await this.record(tx, actor, 'edi.interchange_sent', row);
    });
    return this.get(actor, id);
  }

  private async find(companyId: string, id: string): Promise<EdiInterchangeEntity> {
    const row = await this.interchanges.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  private record(
    tx: Parameters<AuditLog['record']>[0],
    { companyId, userId }: Actor,
    action: 'edi.interchange_replayed' | 'edi.interchange_sent',
    { id, control }: EdiInterchangeEntity,
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: id, details: { control } });
  }
}

function refusedUpload(refused: readonly RefusedPart[]): DomainError {
  const errors = refused.map(({ index, code, message }) => ({
    pointer: `/interchanges/${index}`,
    code,
    message: verbatim(message),
  }));
  const detail = msg`The file was not stored, because a part of it cannot be used.`;
  return new DomainError('INTERCHANGE_REFUSED', 422, detail, undefined, errors);
}

function present(
  row: InterchangeRow,
  partner: Pick<EdiPartnerEntity, 'scac' | 'carrierName'> | null | undefined,
): InterchangeDto {
  const { id, partnerId, direction, control, isTest, sets, state, acknowledgment, error } = row;
  return {
    id,
    partnerId,
    scac: partner?.scac ?? '',
    carrierName: partner?.carrierName ?? '',
    direction,
    control,
    test: isTest,
    sets: sets === '' ? [] : sets.split(','),
    state,
    acknowledgment,
    receipt: row.body.receipt ? { ...row.body.receipt } : null,
    error,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}
