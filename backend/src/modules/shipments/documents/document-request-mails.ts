import { Injectable } from '@nestjs/common';
import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { msg, verbatim } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { mailContent, replyButton } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { BrandingService } from '../../companies/index.js';
import { briefFacts } from '../brief/brief-facts.js';
import { ShipmentBriefs } from '../brief/persistence/shipment-briefs.sql.js';
import { ShipmentsRepository } from '../persistence/shipments.sql.js';
import { DOCUMENT_REQUESTED, type DocumentRequested } from '../shipments.events.js';
import { TenderLinksRepository } from '../tender/persistence/tender-links.sql.js';
import { REQUESTABLE } from './document-requests.dto.js';

/** Emails carriers for documents. */
@Injectable()
export class DocumentRequestMails {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly settings: TenderLinksRepository,
    private readonly briefs: ShipmentBriefs,
    private readonly branding: BrandingService,
    private readonly mailer: Mailer,
  ) {}

  @OnOutboxMessage(DOCUMENT_REQUESTED)
  async send({ id: messageId, companyId, payload }: OutboxMessage): Promise<void> {
    if (companyId === null) throw new Error('A document request belongs to a company.');
    const { shipmentId, kind, sentTo, userId } = payload as DocumentRequested;
    const [shipment, sender, { dispatchEmail }, brief, brand] = await Promise.all([
      this.shipments.find(companyId, shipmentId),
      this.settings.senders(companyId, userId),
      this.settings.settings(companyId),
      this.briefs.of(companyId, [shipmentId]).then((briefs) => briefs.get(shipmentId)),
      this.branding.of(companyId),
    ]);
    if (shipment === null) throw new Error('The shipment of a document request is gone.');
    const replyTo = sender.email ?? dispatchEmail;
    const { number, bolNumber } = shipment;
    const locale = brand?.locale ?? SOURCE_LOCALE;
    const subject = translate(locale, REQUESTABLE[kind].request(number));
    await this.mailer.send({
      to: sentTo,
      ...(replyTo !== null && { replyTo }),
      ...mailContent(
        verbatim(subject),
        [
          { heading: verbatim(subject) },
          msg`${{ company: sender.companyName }} asks for this document. Please reply to this email with the document attached.`,
          { facts: [...(brief === undefined ? [] : briefFacts(brief)), [msg`Bill of lading`, bolNumber]] },
          ...replyButton(replyTo, subject),
        ],
        { brand, locale },
      ),
      messageId,
    });
  }
}
