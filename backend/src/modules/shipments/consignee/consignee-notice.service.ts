import { Injectable } from '@nestjs/common';
import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { verbatim } from '../../../messages/message.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { BrandingService } from '../../companies/index.js';
import { CarrierAddresses } from '../../carriers/index.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.sql.js';
import { ShipmentsRepository } from '../persistence/shipments.sql.js';
import { SharedShipments } from '../sharing/persistence/shared-shipments.sql.js';
import { CONSIGNEE_NOTICE, type ConsigneeNotice } from '../shipments.events.js';
import { TenderLinksRepository } from '../tender/persistence/tender-links.sql.js';
import type { ConsigneeNoticeDto, ShipmentContactsDto } from './consignee-notice.dto.js';
import { noticeText } from './notice-text.js';

const DAY_S = 86_400;
/** Emails a day, of one company and to one mailbox. */
const COMPANY_LIMIT = { name: 'consignee-notice-company', points: 200, seconds: DAY_S };
const MAILBOX_LIMIT = { name: 'consignee-notice-mailbox', points: 5, seconds: DAY_S };

/** Emails to consignees that members write from a prepared text. */
@Injectable()
export class ConsigneeNoticeService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly tracked: SharedShipments,
    private readonly exceptions: ShipmentExceptionsRepository,
    private readonly addresses: CarrierAddresses,
    private readonly senders: TenderLinksRepository,
    private readonly branding: BrandingService,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** @throws NotFound */
  async contacts({ companyId, userId }: Actor, shipmentId: string): Promise<ShipmentContactsDto> {
    const [shipment, tracked] = await Promise.all([
      this.shipments.find(companyId, shipmentId),
      this.tracked.find(companyId, shipmentId),
    ]);
    if (shipment === null || tracked === null) throw new NotFound();
    const [phones, exceptions, { companyName }, brand] = await Promise.all([
      this.addresses.phones(companyId, shipment.carrierId),
      this.exceptions.of(companyId, shipmentId),
      this.senders.senders(companyId, userId),
      this.branding.of(companyId),
    ]);
    const consignee = shipment.body.stops.at(-1)?.contact;
    const notice = noticeText(brand?.locale ?? SOURCE_LOCALE, {
      ...shipment,
      companyName,
      contactName: consignee?.name ?? null,
      purchaseOrders: shipment.body.references.filter(({ type }) => type === 'PO').map(({ value }) => value),
      from: `${shipment.originCity}, ${shipment.originState}`,
      to: `${shipment.destinationName}, ${shipment.destinationCity}, ${shipment.destinationState}`,
      etaOn: tracked.endedAt === null ? tracked.etaOn : null,
      promisedOn: tracked.latestDeliveryOn ?? tracked.estimatedDeliveryOn,
      exceptions: exceptions.filter((one) => one.endedAt === null && one.resolvedAt === null).map(({ kind }) => kind),
    });
    return { carrierPhones: phones, consigneeEmail: consignee?.email ?? null, ...notice };
  }

  /** @throws NotFound, TooManyAttempts */
  async send({ companyId, userId }: Actor, shipmentId: string, notice: ConsigneeNoticeDto): Promise<void> {
    if ((await this.tracked.find(companyId, shipmentId)) === null) throw new NotFound();
    await this.throttle.take([
      { ...COMPANY_LIMIT, key: companyId },
      { ...MAILBOX_LIMIT, key: notice.to.toLowerCase() },
    ]);
    const { to: sentTo, subject } = notice;
    await this.database.transaction(async (tx) => {
      const payload: ConsigneeNotice = { userId, ...notice };
      await this.outbox.add(tx, { companyId, topic: CONSIGNEE_NOTICE, payload });
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'consignee.notified',
        subject: shipmentId,
        details: { sentTo, title: subject },
      });
    });
  }

  @OnOutboxMessage(CONSIGNEE_NOTICE)
  async deliver({ id: messageId, companyId, payload }: OutboxMessage): Promise<void> {
    if (companyId === null) throw new Error('A notice to a consignee belongs to a company.');
    const { userId, to, subject, text } = payload as ConsigneeNotice;
    const [{ email }, brand] = await Promise.all([
      this.senders.senders(companyId, userId),
      this.branding.of(companyId),
    ]);
    const paragraphs = text
      .split(/\r?\n\s*\r?\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map(verbatim);
    const content = mailContent(verbatim(subject), paragraphs, { brand, locale: brand?.locale });
    await this.mailer.send({ to, ...(email !== null && { replyTo: email }), ...content, messageId });
  }
}
