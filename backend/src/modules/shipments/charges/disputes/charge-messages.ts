import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { CHARGE_MESSAGE_DUE, type ChargeMessageDue } from '../../shipments.events.js';
import type { ChargeMessageEntity } from './persistence/charge-message.entity.js';
import { DisputesRepository } from './persistence/disputes.sql.js';

/** A message to add to a thread. */
export interface NewMessage {
  direction: ChargeMessageEntity['direction'];
  text: string;
  /** Document that the carrier is asked for, by an email without the evidence pack. */
  requestedKind?: 'WEIGHT_INSPECTION';
}

/** What a thread is about: the disputes of an invoice, or a claim. */
export type ThreadOf = Pick<ChargeMessageEntity, 'companyId' | 'invoiceId' | 'claimId'>;

/** Adds messages to the threads of disputes and claims, and has those to carriers emailed. */
@Injectable()
export class ChargeMessages {
  constructor(
    private readonly messages: DisputesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `email` is required for messages to the carrier. */
  async add(
    tx: Transaction,
    thread: ThreadOf,
    { direction, text, requestedKind }: NewMessage,
    email: { address: string; subject: string } | null,
    createdBy: string,
  ): Promise<void> {
    const id = newId('cms');
    const state = email === null ? null : 'queued';
    const { address = null, subject = null } = email ?? {};
    const createdAt = this.clock.now();
    await this.messages.addMessage(tx, {
      ...thread,
      id,
      direction,
      state,
      address,
      subject,
      text,
      requestedKind: requestedKind ?? null,
      createdBy,
      createdAt,
    });
    const payload: ChargeMessageDue = { messageId: id };
    if (email !== null) await this.outbox.add(tx, { companyId: thread.companyId, topic: CHARGE_MESSAGE_DUE, payload });
  }
}
