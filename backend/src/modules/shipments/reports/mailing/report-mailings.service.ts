import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../../contributions/permissions.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { DomainError, NotFound, ValidationFailed } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import type { AuditAction, Permission } from '../../../../platform/registered.js';
import { Throttle } from '../../../../platform/throttle/throttle.js';
import { lockCompany } from '../../../companies/index.js';
import type { SavedViewEntity } from '../../../saved-views/index.js';
import { type MailingSchedule, nextDue } from './domain/mailing-schedule.js';
import { CATALOG, type ReportName } from './domain/report-catalog.js';
import { reportNameOf } from './domain/saved-report.js';
import { DueMailingsQueries } from './persistence/due-mailings.sql.js';
import type { ReportMailingEntity } from './persistence/report-mailing.entity.js';
import { ReportMailingsRepository } from './persistence/report-mailings.sql.js';
import {
  type ChangeReportMailingDto,
  type CreateReportMailingDto,
  type MailableMemberListDto,
  MAILINGS_MAX,
  type ReportMailingDto,
  type ReportMailingListDto,
} from './report-mailings.dto.js';
import { isManager, presentMailing } from './report-mailings.presenter.js';
import { SendMailing } from './send-mailing.js';
import { StopMailing } from './stop-mailing.js';
import { msg } from '../../../../messages/message.js';

const SENDS = { name: 'report-mailing', points: 3, seconds: 600 };

/** Whether these permissions show the report. */
export function mayReceive(permissions: ReadonlySet<Permission>, report: ReportName): boolean {
  return permissions.has('shipment.read') && (!CATALOG[report].hasMoney || permissions.has('spend.read'));
}

/** Saved reports that are mailed to members on a schedule. */
@Injectable()
export class ReportMailingsService {
  constructor(
    private readonly mailings: ReportMailingsRepository,
    private readonly due: DueMailingsQueries,
    private readonly sending: SendMailing,
    private readonly stopping: StopMailing,
    private readonly audit: AuditLog,
    private readonly throttle: Throttle,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<ReportMailingListDto> {
    const [rows, recipients] = await Promise.all([
      this.mailings.list(actor.companyId),
      this.mailings.recipients(actor.companyId),
    ]);
    const items = rows.map((row) =>
      presentMailing(
        actor,
        row,
        recipients.filter(({ mailingId }) => mailingId === row.id),
      ),
    );
    return { items: items.filter(({ canChange, isRecipient }) => canChange || isRecipient) };
  }

  /** @throws NotFound */
  async members(actor: Actor, viewId: string): Promise<MailableMemberListDto> {
    const { report } = await this.database.transaction((tx) => this.view(tx, actor, viewId));
    const items = (await this.mailable(actor, report)).map(({ userId, name }) => ({ userId, name }));
    return { items };
  }

  /** @throws NotFound; ValidationFailed for recipients who may not see the report; DomainError TOO_MANY (422) */
  async create(
    actor: Actor,
    { viewId, recipients, format = 'xlsx', ...schedule }: CreateReportMailingDto,
  ): Promise<ReportMailingDto> {
    const { companyId, userId } = actor;
    const id = newId('rml');
    const timeZone = await this.due.timeZone(companyId);
    await this.database.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const { view, report } = await this.view(tx, actor, viewId);
      await this.check(actor, report, schedule, recipients);
      if ((await this.mailings.count(tx, companyId)) >= MAILINGS_MAX) throw tooManyMailings();
      const now = this.clock.now();
      const next = nextDue(schedule, timeZone, now, null);
      const dates = { dueAt: next.at, dueOn: next.on, lastOn: null, createdAt: now };
      const ofView = { viewUserId: view.userId, viewId, createdBy: userId };
      const mailing = { companyId, id, ...ofView, ...schedule, format, timeZone, isPaused: false, ...dates };
      await this.mailings.insert(tx, mailing);
      await this.mailings.setRecipients(tx, mailing, recipients);
      await this.record(tx, actor, 'report_mailing.created', id, { report, recipients: recipients.length });
    });
    return this.read(actor, id);
  }

  /** @throws NotFound; ValidationFailed */
  async change(actor: Actor, id: string, change: ChangeReportMailingDto): Promise<ReportMailingDto> {
    const timeZone = await this.due.timeZone(actor.companyId);
    await this.database.transaction(async (tx) => {
      const mailing = await this.lock(tx, actor, id);
      const { recipients, isPaused = mailing.isPaused } = change;
      const { every = mailing.every, onDay = mailing.onDay, atTime = mailing.atTime, format = mailing.format } = change;
      const schedule: MailingSchedule = { every, onDay, atTime };
      const report = await this.reportOf(actor.companyId, id);
      await this.check(actor, report, schedule, recipients ?? []);
      const next = isPaused ? null : nextDue(schedule, timeZone, this.clock.now(), mailing.lastOn);
      const dates = { dueAt: next?.at ?? null, dueOn: next?.on ?? null };
      await this.mailings.update(tx, mailing, { ...schedule, format, timeZone, isPaused, ...dates });
      if (recipients !== undefined) await this.mailings.setRecipients(tx, mailing, recipients);
      await this.record(tx, actor, 'report_mailing.changed', id, { paused: isPaused });
    });
    return this.read(actor, id);
  }

  /** @throws NotFound; TooManyAttempts */
  async send(actor: Actor, id: string): Promise<void> {
    await this.throttle.take([{ ...SENDS, key: id }]);
    const timeZone = await this.due.timeZone(actor.companyId);
    await this.database.transaction(async (tx) => {
      const mailing = await this.lock(tx, actor, id);
      await this.sending.start(tx, mailing, { timeZone, userId: actor.userId });
    });
  }

  /** @throws NotFound if it is not mailed to the user */
  async stop({ companyId, userId }: Actor, id: string): Promise<void> {
    if (!(await this.stopping.stop({ companyId, mailingId: id, userId }))) throw new NotFound();
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const mailing = await this.lock(tx, actor, id);
      await this.mailings.remove(tx, mailing);
      await this.record(tx, actor, 'report_mailing.removed', id, {});
    });
  }

  private async read(actor: Actor, id: string): Promise<ReportMailingDto> {
    const found = (await this.list(actor)).items.find((mailing) => mailing.id === id);
    if (found === undefined) throw new NotFound();
    return found;
  }

  private async reportOf(companyId: string, id: string): Promise<ReportName> {
    const row = (await this.mailings.list(companyId)).find((mailing) => mailing.id === id);
    const report = row === undefined ? null : reportNameOf(row.query);
    if (report === null) throw new NotFound();
    return report;
  }

  /** A saved report that the user may see, with its name. @throws NotFound */
  private async view(
    tx: Transaction,
    { companyId, userId }: Actor,
    id: string,
  ): Promise<{ view: SavedViewEntity; report: ReportName }> {
    const view = await this.mailings.view(tx, companyId, userId, id);
    const report = view === null ? null : reportNameOf(view.query);
    if (view === null || report === null) throw new NotFound();
    return { view, report };
  }

  /** A mailing that the user may change. @throws NotFound */
  private async lock(tx: Transaction, actor: Actor, id: string): Promise<ReportMailingEntity> {
    const mailing = await this.mailings.lock(tx, actor.companyId, id);
    if (mailing === null || !(mailing.createdBy === actor.userId || isManager(actor))) throw new NotFound();
    return mailing;
  }

  /** Members to whom the user can mail the report. */
  private async mailable({ companyId, userId, permissions }: Actor, report: ReportName) {
    const members = await this.due.members(companyId);
    return members.filter(
      (member) =>
        (member.userId === userId || permissions.has('company.read')) &&
        mayReceive(permissionsOf(member.role, member.seesPrices), report),
    );
  }

  private async check(
    actor: Actor,
    report: ReportName,
    { every, onDay }: MailingSchedule,
    recipients: readonly string[],
  ): Promise<void> {
    const mailable = new Set((await this.mailable(actor, report)).map(({ userId }) => userId));
    const errors = recipients.flatMap((userId, index) =>
      mailable.has(userId)
        ? []
        : [{ pointer: `/recipients/${index}`, code: 'INVALID', message: msg`Enter a member who may see this report.` }],
    );
    if (every === 'week' && onDay > 7)
      errors.push({ pointer: '/onDay', code: 'INVALID', message: msg`Enter a day of the week from 1 to 7.` });
    if (errors.length > 0) throw new ValidationFailed(errors);
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: AuditAction,
    subject: string,
    details: Record<string, string | number | boolean>,
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject, details });
  }
}

function tooManyMailings(): DomainError {
  const message = msg`A company can mail up to ${{ mailingsMax: MAILINGS_MAX }} reports. Delete one first.`;
  return new DomainError('TOO_MANY', 422, message, { most: MAILINGS_MAX });
}
