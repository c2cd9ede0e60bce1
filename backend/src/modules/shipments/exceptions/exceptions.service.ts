import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { type AuditEvent, AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import type { ShipmentExceptionDto } from '../tracking/tracking.dto.js';
import { presentException } from '../tracking/tracking.presenter.js';
import { ExceptionQueue, type QueuedException } from './persistence/exception-queue.sql.js';
import type {
  ChangedExceptionsDto,
  ChangeExceptionDto,
  ExceptionListDto,
  ExceptionListQuery,
  QueuedExceptionDto,
} from './exceptions.dto.js';
import { type ExceptionRow, ShipmentExceptionsRepository } from './persistence/shipment-exceptions.sql.js';
import { msg } from '../../../messages/message.js';

/** Reads and changes exceptions for members. */
@Injectable()
export class ExceptionsService {
  constructor(
    private readonly database: Database,
    private readonly queue: ExceptionQueue,
    private readonly repository: ShipmentExceptionsRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for an invalid cursor */
  async list(actor: Actor, query: ExceptionListQuery): Promise<ExceptionListDto> {
    return presentPage(await this.queue.list(actor, query), presentQueued);
  }

  /** @throws NotFound; ValidationFailed if the owner is not a member */
  async change(
    { companyId, userId }: Actor,
    shipmentId: string,
    id: string,
    dto: ChangeExceptionDto,
  ): Promise<ShipmentExceptionDto> {
    const row = await this.database.transaction(async (tx) => {
      if (!(await this.repository.lockShipment(tx, companyId, shipmentId))) throw new NotFound();
      const exception = await this.repository.find(tx, companyId, shipmentId, id);
      if (exception === null) throw new NotFound();
      if (dto.ownerId != null) await this.requireMember(tx, companyId, dto.ownerId);
      await this.apply(tx, companyId, userId, exception, dto);
      if (dto.resolution !== undefined) await this.repository.noteOpen(tx, companyId, shipmentId);
      return this.repository.find(tx, companyId, shipmentId, id);
    });
    if (row === null) throw new NotFound();
    return presentException(row);
  }

  /** The same change to several exceptions; those that have ended or were resolved are left as they are. @throws NotFound; ValidationFailed */
  async changeAll(
    { companyId, userId }: Actor,
    ids: readonly string[],
    dto: ChangeExceptionDto,
  ): Promise<ChangedExceptionsDto> {
    const rows = await this.database.transaction(async (tx) => {
      const shipments = await this.lockShipmentsOf(tx, companyId, ids);
      if (dto.ownerId != null) await this.requireMember(tx, companyId, dto.ownerId);
      const before = await this.repository.findAll(tx, companyId, ids);
      const open = before.filter(({ endedAt, resolvedAt }) => endedAt === null && resolvedAt === null);
      for (const exception of open) await this.apply(tx, companyId, userId, exception, dto);
      if (dto.resolution !== undefined)
        for (const shipmentId of shipments) await this.repository.noteOpen(tx, companyId, shipmentId);
      const openIds = open.map(({ id }) => id);
      const changed = openIds.length === 0 ? [] : await this.repository.findAll(tx, companyId, openIds);
      return { changed, closedIds: ids.filter((id) => !openIds.includes(id)) };
    });
    return { ...rows, changed: rows.changed.map(presentException) };
  }

  /** Locks the shipments of the exceptions, in order of their ids. @throws NotFound if one of the exceptions is unknown */
  private async lockShipmentsOf(tx: Transaction, companyId: string, ids: readonly string[]): Promise<string[]> {
    const found = await this.repository.findAll(tx, companyId, ids);
    if (found.length < ids.length) throw new NotFound();
    const shipments = [...new Set(found.map(({ shipmentId }) => shipmentId))].sort();
    for (const shipmentId of shipments) await this.repository.lockShipment(tx, companyId, shipmentId);
    return shipments;
  }

  /** The caller has locked the shipment. */
  private async apply(
    tx: Transaction,
    companyId: string,
    userId: string,
    exception: ExceptionRow,
    dto: ChangeExceptionDto,
  ): Promise<void> {
    await this.repository.change(tx, companyId, exception.id, this.changed(exception, dto, userId));
    const subject = exception.shipmentId;
    await this.audit.record(tx, { companyId, userId, subject, ...changeOf(exception, dto) });
  }

  private changed(row: ExceptionRow, { ownerId, snoozedUntil, resolution }: ChangeExceptionDto, userId: string) {
    return {
      ownerId: ownerId === undefined ? row.ownerId : ownerId,
      snoozedUntil:
        snoozedUntil === undefined ? row.snoozedUntil : snoozedUntil === null ? null : new Date(snoozedUntil),
      ...this.resolved(row, resolution, userId),
    };
  }

  /** The first resolver is kept until the resolution is removed. */
  private resolved(
    { resolvedAt, resolvedBy, resolution: before }: ExceptionRow,
    resolution: string | null | undefined,
    userId: string,
  ) {
    if (resolution === null) return { resolvedAt: null, resolvedBy: null, resolution: null };
    if (resolution === undefined || resolvedAt !== null)
      return { resolvedAt, resolvedBy, resolution: resolution ?? before };
    return { resolvedAt: this.clock.now(), resolvedBy: userId, resolution };
  }

  private async requireMember(tx: Transaction, companyId: string, userId: string): Promise<void> {
    if (await this.repository.isMember(tx, companyId, userId)) return;
    throw new ValidationFailed([
      { pointer: '/ownerId', code: 'NOT_A_MEMBER', message: msg`Choose a member of the company.` },
    ]);
  }
}

function presentQueued(row: QueuedException): QueuedExceptionDto {
  const { shipmentId, shipmentNumber, carrierName, lane } = row;
  return { ...presentException(row), shipmentId, shipmentNumber, carrierName, lane };
}

/** The activity log entry of a change. */
function changeOf(
  { kind }: ExceptionRow,
  { ownerId, snoozedUntil, resolution }: ChangeExceptionDto,
): Pick<AuditEvent, 'action' | 'details'> {
  if (resolution !== undefined) return { action: 'exception.resolved', details: { exception: kind, resolution } };
  return {
    action: 'exception.changed',
    details: {
      exception: kind,
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(snoozedUntil === undefined ? {} : { snoozedUntil }),
    },
  };
}
