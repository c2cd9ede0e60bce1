import { Injectable } from '@nestjs/common';
import { type Message, msg, plural, verbatim } from '../../../../messages/message.js';
import { mailContent, replyButton } from '../../../../platform/mail/mail-content.js';
import { type Mail, Mailer, MailRefused } from '../../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../../platform/outbox/outbox-topic.js';
import { BrandingService } from '../../../companies/index.js';
import { CHARGE_MESSAGE_DUE, type ChargeMessageDue } from '../../shipments.events.js';
import { TenderLinksRepository } from '../../tender/persistence/tender-links.sql.js';
import { ClaimEvidence } from '../../claims/claim-evidence.js';
import { DisputeEvidence } from './dispute-evidence.js';
import type { MailedPack } from './evidence-pack.js';
import type { ChargeMessageEntity } from './persistence/charge-message.entity.js';
import { DisputesRepository } from './persistence/disputes.sql.js';

/** Bytes of documents in an email. With base64 and the explanation it stays below 10 MB, which mail servers usually accept. */
const DOCUMENTS_MAX = 7_000_000;

/** Emails messages about disputes and claims to carriers, each at most once: a message whose sending was interrupted is `uncertain` and is not sent again. */
@Injectable()
export class ChargeMails {
  constructor(
    private readonly messages: DisputesRepository,
    private readonly disputes: DisputeEvidence,
    private readonly claims: ClaimEvidence,
    private readonly settings: TenderLinksRepository,
    private readonly branding: BrandingService,
    private readonly mailer: Mailer,
  ) {}

  @OnOutboxMessage(CHARGE_MESSAGE_DUE)
  async send({ id, companyId, payload, lastAttempt }: OutboxMessage): Promise<void> {
    if (companyId === null) throw new Error('A message belongs to a company.');
    const message = await this.messages.message(companyId, (payload as ChargeMessageDue).messageId);
    // Removed with its demonstration shipment, or settled by an earlier delivery.
    if (message === null || !['queued', 'sending'].includes(message.state ?? '')) return;
    if (message.state === 'sending') {
      await this.messages.moveMessage(companyId, message.id, 'sending', 'uncertain');
      return;
    }
    const mail = await this.mailOf(message, id);
    // Otherwise another worker is sending it.
    if (await this.messages.moveMessage(companyId, message.id, 'queued', 'sending'))
      await this.deliver(mail, message, lastAttempt);
  }

  private async deliver(mail: Mail, { companyId, id }: ChargeMessageEntity, lastAttempt: boolean): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      await this.messages.moveMessage(
        companyId,
        id,
        'sending',
        isRefused ? 'refused' : lastAttempt ? 'failed' : 'queued',
      );
      if (isRefused) return;
      throw error;
    }
    await this.messages.moveMessage(companyId, id, 'sending', 'sent');
  }

  private async mailOf(message: ChargeMessageEntity, messageId: string): Promise<Mail> {
    const { companyId, claimId, address, subject, text, createdBy } = message;
    if (address === null || subject === null) throw new Error('A message to a carrier has an address and a subject.');
    const [pack, sender, { dispatchEmail }, brand] = await Promise.all([
      this.packOf(message),
      this.settings.senders(companyId, createdBy),
      this.settings.settings(companyId),
      this.branding.of(companyId),
    ]);
    const replyTo = sender.email ?? dispatchEmail;
    const heading = verbatim(subject);
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(verbatim);
    const about = pack === null ? [] : packLines(pack, claimId !== null);
    const content = mailContent(heading, [{ heading }, ...lines, ...about, ...replyButton(replyTo, subject)], {
      brand,
      locale: brand?.locale,
    });
    const file = pack && { filename: pack.fileName, content: pack.bytes, contentType: 'application/zip' };
    return {
      to: address,
      ...(replyTo !== null && { replyTo }),
      ...content,
      attachments: [...(content.attachments ?? []), ...(file === null ? [] : [file])],
      messageId,
    };
  }

  /** The evidence; null for a request of a document. */
  private async packOf(message: ChargeMessageEntity): Promise<(MailedPack & { fileName: string }) | null> {
    const { companyId, invoiceId, claimId, requestedKind } = message;
    if (requestedKind != null) return null;
    if (claimId !== null) return this.claims.forMail(companyId, claimId, DOCUMENTS_MAX);
    if (invoiceId === null) throw new Error('A message is about an invoice or a claim.');
    return this.disputes.forMail(companyId, invoiceId, DOCUMENTS_MAX);
  }
}

/** What the attached file has, and what did not fit. */
const packLines = ({ omitted }: MailedPack, isClaim: boolean): Message[] => [
  isClaim
    ? msg`The attached file has the claim letter and the evidence.`
    : msg`The attached file has the explanation of the agreed price and the documents of the shipment.`,
  ...(omitted.length === 0
    ? []
    : [
        msg`Too large for this email, available on request: ${plural({ count: omitted.length }, { one: '# document', other: '# documents' })}.`,
      ]),
];
