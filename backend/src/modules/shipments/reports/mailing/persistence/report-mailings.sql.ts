import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import { newId } from '../../../../../platform/ids.js';
import { SavedViewEntity } from '../../../../saved-views/index.js';
import type { DueTime } from '../domain/mailing-schedule.js';
import { ReportMailingEntity } from './report-mailing.entity.js';
import { type MailState, ReportMailingRecipientEntity } from './report-mailing-recipient.entity.js';

const KEYS = [
  'id',
  'viewUserId',
  'viewId',
  'every',
  'onDay',
  'atTime',
  'format',
  'timeZone',
  'isPaused',
  'dueAt',
  'lastOn',
  'createdBy',
] as const;

/** A mailing with its saved report and the name of its author, null if the account is deleted. */
export interface ListedMailing extends Pick<ReportMailingEntity, (typeof KEYS)[number]> {
  name: string;
  query: string;
  author: string | null;
}

/** A recipient with their last mail. */
export interface ListedRecipient {
  mailingId: string;
  userId: string;
  name: string | null;
  state: MailState | null;
  endedAt: Date | null;
}

/** Mailings of reports and their recipients. */
@Injectable()
export class ReportMailingsRepository {
  constructor(private readonly database: Database) {}

  async list(companyId: string): Promise<ListedMailing[]> {
    const rows = await this.database.query<ListedMailing>(
      `SELECT ${columnsOf(ReportMailingEntity, 'm', KEYS)}, v.name, v.query, u.full_name AS author
         FROM report_mailing m JOIN saved_view v ON v.company_id = m.company_id AND v.user_id = m.view_user_id AND v.id = m.view_id
         LEFT JOIN user_account u ON u.id = m.created_by WHERE m.company_id = ? ORDER BY v.name, m.id`,
      [companyId],
    );
    return rows.map((row) => ({ ...row, isPaused: Boolean(row.isPaused) }));
  }

  /** Recipients of all mailings, by name. */
  recipients(companyId: string): Promise<ListedRecipient[]> {
    return this.database.query<ListedRecipient>(
      `SELECT r.mailing_id AS mailingId, r.user_id AS userId, u.full_name AS name, r.state, r.ended_at AS endedAt
         FROM report_mailing_recipient r LEFT JOIN user_account u ON u.id = r.user_id WHERE r.company_id = ? ORDER BY u.full_name, r.user_id`,
      [companyId],
    );
  }

  count(tx: Transaction, companyId: string): Promise<number> {
    return tx.countBy(ReportMailingEntity, { companyId });
  }

  /** A saved report that the user may see: their own or a shared one. */
  view(tx: Transaction, companyId: string, userId: string, id: string): Promise<SavedViewEntity | null> {
    const ofReports = { companyId, id, area: 'reports' } as const;
    return tx.findOne(SavedViewEntity, {
      where: [
        { ...ofReports, userId },
        { ...ofReports, isShared: true },
      ],
    });
  }

  async insert(tx: Transaction, mailing: ReportMailingEntity): Promise<void> {
    await tx.insert(ReportMailingEntity, mailing);
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<ReportMailingEntity | null> {
    return tx.findOne(ReportMailingEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(
    tx: Transaction,
    { companyId, id }: ReportMailingEntity,
    change: Partial<ReportMailingEntity>,
  ): Promise<void> {
    await tx.update(ReportMailingEntity, { companyId, id }, change);
  }

  async remove(tx: Transaction, { companyId, id }: ReportMailingEntity): Promise<void> {
    await tx.delete(ReportMailingEntity, { companyId, id });
  }

  /** Replaces the recipients; those that stay keep their last mail. */
  async setRecipients(
    tx: Transaction,
    { companyId, id }: ReportMailingEntity,
    userIds: readonly string[],
  ): Promise<void> {
    const present = await this.recipientsOf(tx, { companyId, id });
    for (const userId of present.filter((one) => !userIds.includes(one)))
      await tx.delete(ReportMailingRecipientEntity, { companyId, mailingId: id, userId });
    const added = userIds.filter((one) => !present.includes(one));
    if (added.length > 0)
      await tx.insert(
        ReportMailingRecipientEntity,
        added.map((userId) => ({ companyId, mailingId: id, userId, mailId: null, state: null, endedAt: null })),
      );
  }

  async recipientsOf(tx: Transaction, mailing: Pick<ReportMailingEntity, 'companyId' | 'id'>): Promise<string[]> {
    const { companyId, id } = mailing;
    const rows = await tx.find(ReportMailingRecipientEntity, { where: { companyId, mailingId: id } });
    return rows.map(({ userId }) => userId);
  }

  /** Whether the user was a recipient. */
  async removeRecipient(tx: Transaction, companyId: string, mailingId: string, userId: string): Promise<boolean> {
    const { affected } = await tx.delete(ReportMailingRecipientEntity, { companyId, mailingId, userId });
    return affected === 1;
  }

  /** A new mail for each recipient, in place of the last one. */
  async startMails(
    tx: Transaction,
    mailing: Pick<ReportMailingEntity, 'companyId' | 'id'>,
  ): Promise<{ userId: string; mailId: string }[]> {
    const { companyId, id } = mailing;
    const mails = (await this.recipientsOf(tx, mailing)).map((userId) => ({ userId, mailId: newId('rmm') }));
    for (const { userId, mailId } of mails)
      await tx.update(
        ReportMailingRecipientEntity,
        { companyId, mailingId: id, userId },
        { mailId, state: 'waiting', endedAt: null },
      );
    return mails;
  }

  /** Moves to the next due time. False if another worker has, or it was paused, changed or deleted meanwhile. */
  async claim(
    tx: Transaction,
    { companyId, id, dueAt, dueOn }: Pick<ReportMailingEntity, 'companyId' | 'id'> & { dueAt: Date; dueOn: string },
    next: DueTime,
  ): Promise<boolean> {
    const { affected } = await tx.update(
      ReportMailingEntity,
      { companyId, id, dueAt, dueOn, isPaused: false },
      { dueAt: next.at, dueOn: next.on, lastOn: dueOn },
    );
    return affected === 1;
  }
}
