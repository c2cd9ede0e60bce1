import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../kernel/time/local-date.js';
import { instantAt } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { CarrierTracing } from '../../../carriers/index.js';
import { DocumentsService } from '../../../documents/index.js';
import { PHASE, PHASE_OF } from '../../domain/shipment-status.js';
import { EventIntake } from '../../tracking/inbound/event-intake.js';
import { pickupZone } from '../tendered-shipment.js';
import { CarrierCheckRunner, type CheckedTender } from './carrier-check-runner.js';

const EVERY_MS = 30_000;
const TRY_MS = 60_000;
/** Time between traces of a shipment, so that a carrier's quota lasts. */
const PACE_MS = 30 * 60_000;
/** Days after the pickup in which a shipment is traced. */
const TRACED_DAYS = 60;

/** Traces shipments of carriers that publish no events, from the pickup window until the proof of delivery is there. */
@Injectable()
export class TraceCheckJob {
  constructor(
    private readonly checks: CarrierCheckRunner,
    private readonly carriers: CarrierTracing,
    private readonly intake: EventIntake,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'traces of carriers', everyMs: EVERY_MS, inEachWorker: true })
  run(): Promise<void> {
    return this.checks.run('trace', (checked) => this.check(checked));
  }

  private async check({ shipment, tender }: CheckedTender): Promise<Date | null> {
    const { companyId, connectionId, carrierId } = tender;
    const { id, number, bolNumber, proNumber, pickupOn, body, status } = shipment;
    const now = this.clock.now();
    const until = instantAt(addDays(pickupOn, TRACED_DAYS), '12:00', pickupZone(shipment));
    if (status === 'cancelled' || now > until || (await this.isComplete(companyId, id, status))) return null;
    const traced = { number, bolNumber, proNumber: tender.proNumber ?? proNumber, timeZones: body.timeZones };
    const events = await this.carriers.trace(tender, traced, AbortSignal.timeout(TRY_MS));
    if (events === undefined) return null;
    if (events !== null && events.length > 0)
      await this.intake.take({ companyId, connectionId, carrierId, source: 'pull' }, events);
    return new Date(now.getTime() + PACE_MS);
  }

  /** Whether the shipment has ended and its proof of delivery is there. */
  private async isComplete(
    companyId: string,
    shipmentId: string,
    status: CheckedTender['shipment']['status'],
  ): Promise<boolean> {
    return PHASE_OF[status] >= PHASE.ENDED && (await this.documents.newest(companyId, shipmentId, 'POD')) !== null;
  }
}
