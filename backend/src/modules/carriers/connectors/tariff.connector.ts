import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { momentText } from '../../../kernel/time/day-text.js';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg, verbatim } from '../../../messages/message.js';
import { translate, english } from '../../../messages/translate.js';
import { type MailBrand, mailContent, type MailContent, replyButton } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { BrandingService } from '../../companies/index.js';
import type { Connector, TenderTarget } from './connector.js';
import { pickupCalendar } from './pickup-calendar.js';
import { ConnectorFor } from './connector-registry.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type TenderedShipment,
  type TenderMail,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from './tenders.js';
import { tenderFacts, toOneLine } from './tender-facts.js';

/**
 * Connector for carriers rated with uploaded tariffs. Tenders are emails with the bill of lading attached; a retry has the same Message-ID,
 * so that mailboxes show it only once.
 */
@ConnectorFor('tariff')
@Injectable()
export class TariffConnector implements Connector {
  readonly channel = 'mail';

  constructor(
    private readonly mailer: Mailer,
    private readonly branding: BrandingService,
    private readonly config: Config,
  ) {}

  async tender(
    { companyId, carrierName, tenderEmail: email, isDemo }: TenderTarget,
    { key, shipment, billOfLading, mail }: TenderRequest,
  ): Promise<TenderOutcome> {
    if (this.isPretended(isDemo))
      return tenderOutcome(
        'sent',
        null,
        english(msg`${{ carrier: carrierName }} is a demo carrier. No email was sent.`),
      );
    if (email === null)
      return tenderOutcome(
        'failed',
        'NO_TENDER_ADDRESS',
        english(
          msg`${{ carrier: carrierName }} has no address for tenders. Enter one under Settings, Carriers, or tender to another offer.`,
        ),
      );
    try {
      const [content, brand] = await Promise.all([mail(), this.branding.of(companyId)]);
      const attachments = [
        await bolAttachment(shipment, billOfLading),
        calendarAttachment(shipment, pickupCalendar(key, shipment, content, brand?.locale)),
      ];
      const text = tenderText(carrierName, shipment, content, brand);
      await this.mailer.send({
        to: email,
        ...(content.replyTo !== null && { replyTo: content.replyTo }),
        ...text,
        messageId: key,
        attachments: [...(text.attachments ?? []), ...attachments],
      });
    } catch (error) {
      return tenderOutcome(
        'unknown',
        'MAIL_NOT_TAKEN',
        english(
          msg`The mail server rejected the tender: ${{ reason: error instanceof Error ? error.message : msg`no reason given` }}`,
        ),
      );
    }
    return tenderOutcome('sent', null, english(msg`Emailed to ${{ email }}.`));
  }

  change(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    const { pickupChanged } = notice;
    const reason = toOneLine(notice.reason);
    return this.notify(target, notice, pickupChanged ? msg`Pickup changed` : msg`Shipment changed`, [
      pickupChanged
        ? msg`The pickup of this shipment has changed: ${{ reason }}`
        : msg`This shipment has changed: ${{ reason }}`,
      msg`The new bill of lading is attached.`,
    ]);
  }

  cancel(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    return this.notify(target, notice, msg`Canceled`, [
      msg`This shipment is canceled, do not pick it up: ${{ reason: toOneLine(notice.reason) }}`,
    ]);
  }

  /** Fictional carriers get emails in demonstration mode only, where they stay on this machine. */
  private isPretended(isDemo: boolean): boolean {
    return isDemo && !this.config.demonstration;
  }

  private async notify(
    { companyId, carrierName, tenderEmail: email, isDemo }: TenderTarget,
    { key, shipment, billOfLading, replyTo }: CarrierNotice,
    title: Message,
    texts: readonly Message[],
  ): Promise<NoticeOutcome> {
    if (this.isPretended(isDemo))
      return {
        state: 'told',
        message: english(msg`${{ carrier: carrierName }} is a demo carrier. No email was sent.`),
      };
    if (email === null)
      return {
        state: 'refused',
        message: english(msg`${{ carrier: carrierName }} has no address for tenders. Call the carrier.`),
      };
    try {
      const brand = await this.branding.of(companyId);
      const locale = brand?.locale ?? SOURCE_LOCALE;
      const { number } = shipment;
      const subject = translate(
        locale,
        msg`${{ title }}: load ${{ number }}, pickup ${{ pickupOn: shipment.pickup.on }}`,
      );
      const facts = { facts: mailFacts(shipment, locale) };
      const parts = [{ heading: msg`${{ title }}: load ${{ number }}` }, ...texts, facts];
      const content = mailContent(verbatim(subject), [...parts, ...replyButton(replyTo, subject)], { brand, locale });
      await this.mailer.send({
        to: email,
        ...(replyTo !== null && { replyTo }),
        ...content,
        messageId: key,
        attachments: [...(content.attachments ?? []), await bolAttachment(shipment, billOfLading)],
      });
      return { state: 'told', message: english(msg`Emailed to ${{ email }}.`) };
    } catch {
      return { state: 'unknown', message: english(msg`The mail server rejected the message.`) };
    }
  }
}

/** Subject and text of the tender. */
function tenderText(
  carrierName: string,
  shipment: TenderedShipment,
  content: TenderMail,
  brand: MailBrand | undefined,
): MailContent {
  const { rate, companyName, answerUrl, respondBy, pickup } = content;
  const { number } = shipment;
  const locale = brand?.locale ?? SOURCE_LOCALE;
  const deadline = momentText(respondBy, pickup.timeZone, locale);
  return mailContent(
    msg`Load tender ${{ number }}, pickup ${{ pickupOn: shipment.pickup.on }}`,
    [
      { heading: msg`Load tender ${{ number }}` },
      msg`${{ carrier: toOneLine(carrierName) }}, please pick up this shipment of ${{ company: toOneLine(companyName) }}.`,
      { facts: [...mailFacts(shipment, locale), [msg`Rate`, rate ?? msg`per agreement`]] },
      msg`The bill of lading and the pickup for your calendar are attached.`,
      { button: msg`Accept or decline the tender`, href: answerUrl.href },
      msg`Please answer by ${{ deadline }}. The link needs no sign-in; do not forward it.`,
    ],
    { brand, locale },
  );
}

const mailFacts = (shipment: TenderedShipment, locale: Locale) =>
  tenderFacts(shipment, locale).map(([label, value]) => [verbatim(label), value] as const);

async function bolAttachment({ bolNumber }: TenderedShipment, billOfLading: () => Promise<Buffer>) {
  return { filename: `BOL-${bolNumber}.pdf`, content: await billOfLading(), contentType: 'application/pdf' };
}

function calendarAttachment({ number }: TenderedShipment, calendar: string) {
  return {
    filename: `pickup-${number}.ics`,
    content: Buffer.from(calendar),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
