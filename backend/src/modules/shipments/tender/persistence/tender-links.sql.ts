import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { TenderLinkEntity } from './tender-link.entity.js';
import { TenderSettingsEntity } from './tender-settings.entity.js';
import { TenderEntity } from './tender.entity.js';

export type TenderSettings = Pick<TenderSettingsEntity, 'dispatchEmail' | 'showRate' | 'responseHours'>;

/** Settings of a company that has not changed them. */
const DEFAULTS: TenderSettings = { dispatchEmail: null, showRate: true, responseHours: 4 };

/** Links and settings of tender emails. */
@Injectable()
export class TenderLinksRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(TenderLinkEntity) private readonly links: Repository<TenderLinkEntity>,
    @InjectRepository(TenderSettingsEntity) private readonly settingRows: Repository<TenderSettingsEntity>,
  ) {}

  /** Adds a link for the next email, and sets when the answer is due. */
  async insert(
    tx: Transaction,
    { companyId, id: tenderId }: Pick<TenderEntity, 'companyId' | 'id'>,
    tokenHash: string,
    respondBy: Date,
    now: Date,
  ): Promise<void> {
    await tx.insert(TenderLinkEntity, { companyId, tenderId, tokenHash, createdAt: now });
    await tx.update(TenderEntity, { companyId, id: tenderId }, { respondBy, overdueAt: null });
  }

  /** Sets when the answer to a tender without a link is due. */
  async setDue({ companyId, id }: Pick<TenderEntity, 'companyId' | 'id'>, respondBy: Date): Promise<void> {
    await this.database.execute('UPDATE tender SET respond_by = ?, overdue_at = NULL WHERE company_id = ? AND id = ?', [
      respondBy,
      companyId,
      id,
    ]);
  }

  /** Whether an email of the tender has a link, so that the carrier may have received it. */
  wasEmailed(tx: Transaction, { companyId, id: tenderId }: Pick<TenderEntity, 'companyId' | 'id'>): Promise<boolean> {
    return tx.getRepository(TenderLinkEntity).existsBy({ companyId, tenderId });
  }

  /** The only read without a company: the token authorizes it. Links of a deleted company are unknown. */
  async findByToken(tokenHash: string): Promise<TenderLinkEntity | null> {
    return this.links
      .createQueryBuilder('l')
      .innerJoin('company', 'c', 'c.id = l.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL')
      .where({ tokenHash })
      .getOne();
  }

  async settings(companyId: string): Promise<TenderSettings> {
    const row = await this.settingRows.findOneBy({ companyId });
    if (row === null) return DEFAULTS;
    const { dispatchEmail, showRate, responseHours } = row;
    return { dispatchEmail, showRate, responseHours };
  }

  async saveSettings(tx: Transaction, companyId: string, settings: TenderSettings, now: Date): Promise<void> {
    await tx.upsert(TenderSettingsEntity, { companyId, ...settings, updatedAt: now }, ['companyId']);
  }

  /** Where a carrier replies: the company's dispatch mailbox, or else the booker; null if neither has an address. */
  async replyAddress(companyId: string, bookerId: string): Promise<string | null> {
    const { dispatchEmail } = await this.settings(companyId);
    return dispatchEmail ?? (await this.senders(companyId, bookerId)).email;
  }

  /** Email address and name of a user and the company's name. */
  async senders(companyId: string, userId: string): Promise<{ email: string | null; companyName: string }> {
    const [row] = await this.database.query<{ email: string | null; companyName: string }>(
      'SELECT u.email AS email, c.name AS companyName FROM company c LEFT JOIN user_account u ON u.id = ? WHERE c.id = ?',
      [userId, companyId],
    );
    return row ?? { email: null, companyName: '' };
  }

  /** Tenders whose answer is overdue and not noted yet, at most `limit`. */
  overdue(now: Date, limit: number): Promise<{ companyId: string; id: string; shipmentId: string }[]> {
    return this.database.query(
      `SELECT company_id AS companyId, id, shipment_id AS shipmentId FROM tender
        WHERE state = 'sent' AND respond_by <= ? AND overdue_at IS NULL ORDER BY respond_by LIMIT ${limit}`,
      [now],
    );
  }
}
