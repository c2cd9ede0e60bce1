import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { Connector, TenderTarget } from './connector.js';
import { ConnectorFor } from './connector-registry.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type TenderedShipment,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from './tenders.js';

/**
 * Connector for carriers rated with uploaded tariffs. Tenders are emails with the bill of lading attached; a retry has the same Message-ID,
 * so that mailboxes show it only once.
 */
@ConnectorFor('tariff')
@Injectable()
export class TariffConnector implements Connector {
  readonly channel = 'mail';

  constructor(private readonly mailer: Mailer) {}

  async tender(
    { carrierName, tenderEmail: email }: TenderTarget,
    { key, shipment, billOfLading }: TenderRequest,
  ): Promise<TenderOutcome> {
    if (email === null)
      return tenderOutcome(
        'failed',
        'NO_TENDER_ADDRESS',
        `${carrierName} has no address for tenders. Enter one under Settings, Carriers, or tender to another offer.`,
      );
    const subject = `Load tender ${shipment.number}, pickup ${shipment.pickup.on}`;
    const text = `${toOneLine(carrierName)}, please pick up this shipment.\n\n${facts(shipment)}\n\nThe bill of lading is attached. Reply with your PRO number, or let us know if you cannot take the load.`;
    try {
      await this.send(key, email, subject, text, shipment, billOfLading);
    } catch (error) {
      return tenderOutcome(
        'unknown',
        'MAIL_NOT_TAKEN',
        `The mail server rejected the tender: ${error instanceof Error ? error.message : 'no reason given'}`,
      );
    }
    return tenderOutcome('sent', null, `Emailed to ${email}.`);
  }

  changePickup(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    return this.notify(
      target,
      notice,
      'Pickup changed',
      `The pickup of this shipment has changed: ${toOneLine(notice.reason)}\n\n${facts(notice.shipment)}\n\nThe new bill of lading is attached.`,
    );
  }

  cancel(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    return this.notify(
      target,
      notice,
      'Canceled',
      `This shipment is canceled, do not pick it up: ${toOneLine(notice.reason)}\n\n${facts(notice.shipment)}`,
    );
  }

  private async notify(
    { carrierName, tenderEmail: email }: TenderTarget,
    { key, shipment, billOfLading }: CarrierNotice,
    title: string,
    text: string,
  ): Promise<NoticeOutcome> {
    if (email === null)
      return { state: 'refused', message: `${carrierName} has no address for tenders. Call the carrier.` };
    try {
      await this.send(
        key,
        email,
        `${title}: load ${shipment.number}, pickup ${shipment.pickup.on}`,
        text,
        shipment,
        billOfLading,
      );
      return { state: 'told', message: `Emailed to ${email}.` };
    } catch {
      return { state: 'unknown', message: 'The mail server rejected the message.' };
    }
  }

  private async send(
    messageId: string,
    to: string,
    subject: string,
    text: string,
    { bolNumber }: TenderedShipment,
    billOfLading: () => Promise<Buffer>,
  ): Promise<void> {
    const attachment = {
      filename: `BOL-${bolNumber}.pdf`,
      content: await billOfLading(),
      contentType: 'application/pdf',
    };
    await this.mailer.send({ to, subject, text, messageId, attachments: [attachment] });
  }
}

function facts({
  number,
  bolNumber,
  proNumber,
  mode,
  stops,
  pickup,
  handlingUnitCount,
  totalWeight,
}: TenderedShipment): string {
  const places = stops.map(
    ({ type, name, city, state, postalCode }) =>
      `${{ origin: 'From', intermediate: 'Stop', destination: 'To' }[type]}: ${name ?? ''}, ${city ?? ''}, ${state ?? ''} ${postalCode}`,
  );
  const window =
    pickup.readyFrom && pickup.closeAt ? `, ready ${pickup.readyFrom}, dock closes ${pickup.closeAt} (local time)` : '';
  return [
    `Shipment: ${number}`,
    `Bill of lading: ${bolNumber}`,
    `PRO: ${proNumber ?? 'to be assigned by you'}`,
    ...places,
    `Pickup: ${pickup.on}${window}`,
    `Freight: ${handlingUnitCount} handling units, ${totalWeight.toLocaleString('en-US')} lb, ${mode}`,
  ]
    .map(toOneLine)
    .join('\n');
}

/** One line of text: line breaks, tabs and other control characters become spaces. Texts stored before validation rejected such characters may contain them. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
