import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { PAGE_SIZE } from '../../../platform/http/paging/page.js';
import {
  ConcurrentChange,
  Conflict,
  DomainError,
  type FieldError,
  NotFound,
  ValidationFailed,
} from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { truncate } from '../../../platform/text/truncate.js';
import { UserToday } from '../list/persistence/user-today.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { DockListDto, DockQuery, LoadingDto, RecordLoadingDto } from './dock.dto.js';
import { presentPickup } from './dock.presenter.js';
import { isLoaded, type LoadingBody, loadingText } from './loading.js';
import { DockPickupsQueries } from './persistence/dock-pickups.sql.js';
import { type LoadedShipment, LoadingsRepository } from './persistence/loadings.repository.js';
import type { ShipmentLoadingEntity } from './persistence/shipment-loading.entity.js';
import { msg } from '../../../messages/message.js';

/** Entries per shipment, which bounds the list. */
const LOADINGS_MAX = 100;
/** Length of the reason of an event. */
const REASON_MAX = 500;

/** Pickups at the dock, and what the dock records about them. */
@Injectable()
export class DockService {
  constructor(
    private readonly pickups: DockPickupsQueries,
    private readonly loadings: LoadingsRepository,
    private readonly userToday: UserToday,
    private readonly log: ShipmentLog,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes four statements. */
  async list({ companyId, userId }: Actor, { date, limit = PAGE_SIZE, cursor = '' }: DockQuery): Promise<DockListDto> {
    const day = date ?? (await this.userToday.of(userId));
    const rows = await this.pickups.list(companyId, day, cursor, limit + 1);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const [labels, loadings] =
      ids.length === 0
        ? [[], []]
        : await Promise.all([this.pickups.labels(companyId, ids), this.pickups.loadings(companyId, ids)]);
    const labelsOf = Map.groupBy(labels, ({ shipmentId }) => shipmentId);
    const loadingsOf = Map.groupBy(loadings, ({ shipmentId }) => shipmentId);
    return {
      date: day,
      items: page.map((row) => presentPickup(row, labelsOf.get(row.id) ?? [], loadingsOf.get(row.id) ?? [])),
      nextCursor: rows.length > limit ? (ids.at(-1) ?? null) : null,
    };
  }

  /**
   * Records an entry once per key. @throws NotFound; ValidationFailed REQUIRED, LINE_UNKNOWN; DomainError IDEMPOTENCY_KEY_REUSED (422); Conflict
   * SHIPMENT_CANCELED, TOO_MANY_LOADINGS
   */
  async record(actor: Actor, shipmentId: string, request: RecordLoadingDto): Promise<LoadingDto> {
    const { key, loadedAt, ...fields } = request;
    const { companyId } = actor;
    const hash = requestHash({ shipmentId, ...request });
    const loading = await this.database.transaction(async (tx) => {
      const shipment = await this.loadings.lockShipment(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      const earlier = await this.loadings.findByKey(tx, companyId, key);
      if (earlier !== null) return sameRequest(earlier, hash);
      const body = bodyOf(fields);
      const errors = errorsOf(body, shipment);
      if (errors.length > 0) throw new ValidationFailed(errors);
      if (shipment.status === 'cancelled') throw canceled();
      if ((await this.loadings.count(tx, companyId, shipmentId)) >= LOADINGS_MAX) throw tooMany();
      const now = this.clock.now();
      const entry: ShipmentLoadingEntity = {
        companyId,
        id: newId('ldg'),
        shipmentId,
        entryKey: key,
        requestHash: hash,
        body,
        loadedAt: between(shipment.createdAt, new Date(loadedAt), now),
        recordedBy: actor.userId,
        recordedAt: now,
      };
      await this.store(tx, entry, shipment);
      return entry;
    });
    return present(loading);
  }

  private async store(tx: Transaction, entry: ShipmentLoadingEntity, shipment: LoadedShipment): Promise<void> {
    const { companyId, shipmentId, body, entryKey, recordedBy } = entry;
    try {
      await this.loadings.insert(tx, entry);
    } catch (error) {
      // An entry of another shipment with this key was committed meanwhile; the retry finds it.
      throw isDuplicateKey(error, 'uq_shipment_loading_key') ? new ConcurrentChange() : error;
    }
    const reason = truncate(loadingText(body, shipment.counts), REASON_MAX);
    await this.log.append(tx, { companyId, shipmentId }, [
      {
        type: isLoaded(body) ? 'loading' : 'note',
        occurredAt: entry.loadedAt,
        timeZone: shipment.timeZone,
        source: 'member',
        actorId: recordedBy,
        sourceKey: `dock:${entryKey}`,
        reason,
      },
    ]);
    await this.audit.record(tx, {
      companyId,
      userId: recordedBy,
      action: 'shipment.loading_recorded',
      subject: shipmentId,
      details: { loadingId: entry.id, text: reason },
    });
  }
}

/** Without fields that the class transformer sets to undefined. */
function bodyOf(fields: Omit<RecordLoadingDto, 'key' | 'loadedAt'>): LoadingBody {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const { units, ...texts } = Object.fromEntries(given) as LoadingBody;
  return units === undefined ? texts : { ...texts, units: units.map(({ line, loaded }) => ({ line, loaded })) };
}

function errorsOf(body: LoadingBody, { counts }: LoadedShipment): FieldError[] {
  if (Object.keys(body).length === 0)
    return [{ pointer: '', code: 'REQUIRED', message: msg`Enter what was loaded, a door, a seal or a note.` }];
  return (body.units ?? []).flatMap(({ line }, index) =>
    line < counts.length
      ? []
      : [{ pointer: `/units/${index}/line`, code: 'LINE_UNKNOWN', message: msg`The shipment has no such line.` }],
  );
}

/** @throws DomainError IDEMPOTENCY_KEY_REUSED */
function sameRequest(earlier: ShipmentLoadingEntity, hash: string): ShipmentLoadingEntity {
  if (earlier.requestHash === hash) return earlier;
  const detail = msg`Another entry with this key was recorded. Record this one with a new key.`;
  throw new DomainError('IDEMPOTENCY_KEY_REUSED', 422, detail);
}

function between(first: Date, time: Date, last: Date): Date {
  return time < first ? first : time > last ? last : time;
}

function present({ id, entryKey, shipmentId, loadedAt, recordedAt }: ShipmentLoadingEntity): LoadingDto {
  return {
    id,
    key: entryKey,
    shipmentId,
    loadedAt: loadedAt.toISOString(),
    recordedAt: recordedAt.toISOString(),
  };
}

function canceled(): Conflict {
  return new Conflict('SHIPMENT_CANCELED', msg`This shipment was canceled. Unload the freight, or ask the office.`);
}

function tooMany(): Conflict {
  return new Conflict(
    'TOO_MANY_LOADINGS',
    msg`A shipment has at most ${{ loadingsMax: LOADINGS_MAX }} entries of the dock.`,
    {
      limit: LOADINGS_MAX,
    },
  );
}
