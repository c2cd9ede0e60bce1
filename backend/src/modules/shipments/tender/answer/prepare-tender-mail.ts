import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../../config/config.js';
import { instantAt } from '../../../../kernel/time/local-time.js';
import { moneyMessage } from '../../../../messages/message.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { hashToken, newToken } from '../../../../platform/secrets/secret-token.js';
import type { TenderMail } from '../../../carriers/index.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import type { TenderEntity } from '../persistence/tender.entity.js';
import { TenderLinksRepository } from '../persistence/tender-links.sql.js';
import { pickupZone } from '../tendered-shipment.js';
import { responseDeadline } from './response-deadline.js';

/** Writes what a tender says in addition to the shipment: in an email the sender, rate, answer link and deadline, in a message the deadline. */
@Injectable()
export class PrepareTenderMail {
  constructor(
    private readonly links: TenderLinksRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
  ) {}

  /** Creates the link of one email. */
  async prepare(shipment: ShipmentRow, tender: TenderEntity): Promise<TenderMail> {
    const { companyId, createdBy, total, currency } = shipment;
    const [settings, sender] = await Promise.all([
      this.links.settings(companyId),
      this.links.senders(companyId, createdBy),
    ]);
    const now = this.clock.now();
    const timeZone = pickupZone(shipment);
    const { opensAt, closesAt } = pickupInstants(shipment);
    const respondBy = responseDeadline(now, settings.responseHours, opensAt, timeZone);
    const token = newToken();
    await this.database.transaction((tx) => this.links.insert(tx, tender, hashToken(token), respondBy, now));
    return {
      replyTo: settings.dispatchEmail ?? sender.email,
      companyName: sender.companyName,
      rate: settings.showRate ? moneyMessage({ amount: total, currency }) : null,
      answerUrl: new URL(`/track/${token}/tender`, this.config.publicUrl),
      respondBy,
      pickup: { opensAt, closesAt, timeZone },
    };
  }

  /** When the answer to a message is due. It stays the same when the message is retried. */
  async respondBy(shipment: ShipmentRow, tender: TenderEntity, hours: number | null): Promise<Date> {
    if (tender.respondBy !== null) return tender.respondBy;
    const { responseHours } = await this.links.settings(shipment.companyId);
    const { opensAt } = pickupInstants(shipment);
    const respondBy = responseDeadline(this.clock.now(), hours ?? responseHours, opensAt, pickupZone(shipment));
    await this.links.setDue(tender, respondBy);
    return respondBy;
  }
}

/** The pickup window as instants; without times the whole day at the origin. */
export function pickupInstants(shipment: Pick<ShipmentRow, 'body'>): { opensAt: Date; closesAt: Date } {
  const { on, readyFrom, closeAt } = shipment.body.pickup;
  const timeZone = pickupZone(shipment);
  return {
    opensAt: instantAt(on, readyFrom ?? '00:00', timeZone),
    closesAt: instantAt(on, closeAt ?? '23:59', timeZone),
  };
}
