import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import { ShipmentLog } from '../../tracking/shipment-log.js';
import { TenderLinksRepository } from '../persistence/tender-links.sql.js';
import { TendersRepository } from '../persistence/tenders.repository.js';
import { pickupZone } from '../tendered-shipment.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/** Opens an exception and notifies the booker when a carrier has not answered a tender by its deadline, emailed or by EDI. The tender stays open. */
@Injectable()
export class OverdueTendersJob {
  constructor(
    private readonly links: TenderLinksRepository,
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly log: ShipmentLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'overdue tenders', everyMs: EVERY_MS })
  async run(): Promise<void> {
    for (const { companyId, id, shipmentId } of await this.links.overdue(this.clock.now(), BATCH))
      await this.note(companyId, shipmentId, id);
  }

  private note(companyId: string, shipmentId: string, tenderId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
      if (shipment === null || tender?.id !== tenderId) return;
      if (!(await this.tenders.noteOverdue(tx, tender, this.clock.now()))) return;
      const text = english(
        msg`${{ carrier: tender.carrierName }} has not answered the tender in time. Call the carrier, or tender to the next offer.`,
      );
      const event = {
        type: 'note' as const,
        source: 'lading' as const,
        timeZone: pickupZone(shipment),
        actorId: null,
        sourceKey: `${tender.id}:overdue:${tender.tries}`,
        reason: text,
        data: { tenderOverdue: true },
      };
      await this.log.append(tx, { companyId, shipmentId }, [event]);
      await this.domainEvents.publish(tx, {
        companyId,
        kind: 'tender.unanswered',
        subject: { type: 'shipment', id: shipmentId, label: shipment.number },
        actorId: null,
        value: `${tender.id}:${tender.tries}`,
        data: { text },
      });
    });
  }
}
