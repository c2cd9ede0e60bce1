import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { lockCompany } from '../../companies/index.js';
import { type SealedSecrets, WebhookEntity } from './webhook.entity.js';

@Injectable()
export class WebhooksRepository {
  constructor(@InjectRepository(WebhookEntity) private readonly webhooks: Repository<WebhookEntity>) {}

  /** Oldest first. */
  list(companyId: string): Promise<WebhookEntity[]> {
    return this.webhooks.find({ where: { companyId }, order: { id: 'ASC' } });
  }

  find(companyId: string, id: string): Promise<WebhookEntity | null> {
    return this.webhooks.findOneBy({ companyId, id });
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<WebhookEntity | null> {
    return tx.findOne(WebhookEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The company's number of webhooks, which no other transaction can increase until this one ends. */
  async countForUpdate(tx: Transaction, companyId: string): Promise<number> {
    await lockCompany(tx, companyId);
    return tx.countBy(WebhookEntity, { companyId });
  }

  async insert(tx: Transaction, webhook: WebhookEntity): Promise<void> {
    await tx.insert(WebhookEntity, webhook);
  }

  async update(
    tx: Transaction,
    { companyId, id, url, kinds, enabled, setBy, failingSince, disabledAt }: WebhookEntity,
  ): Promise<void> {
    await tx.update(WebhookEntity, { companyId, id }, { url, kinds, enabled, setBy, failingSince, disabledAt });
  }

  /** Disables a webhook that has been failing since `failingBefore` or earlier. Returns its URL, or null if it was not disabled. */
  async disable(
    tx: Transaction,
    companyId: string,
    id: string,
    failingBefore: Date,
    now: Date,
  ): Promise<string | null> {
    const { affected } = await tx.update(
      WebhookEntity,
      { companyId, id, enabled: true, failingSince: LessThanOrEqual(failingBefore) },
      { enabled: false, disabledAt: now },
    );
    if (affected !== 1) return null;
    const webhook = await tx.findOneBy(WebhookEntity, { companyId, id });
    return webhook?.url ?? null;
  }

  async updateSecrets(tx: Transaction, companyId: string, id: string, secrets: SealedSecrets): Promise<void> {
    await tx.update(WebhookEntity, { companyId, id }, secrets);
  }

  async remove(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.delete(WebhookEntity, { companyId, id });
  }
}
