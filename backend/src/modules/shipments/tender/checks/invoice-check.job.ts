import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../kernel/time/local-date.js';
import { instantAt } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { CarrierInvoices } from '../../../carriers/index.js';
import { DocumentsService } from '../../../documents/index.js';
import { CarrierBillsRepository } from '../../charges/received/persistence/carrier-bills.repository.js';
import { ReceiveBillsService } from '../../charges/received/receive-bills.service.js';
import { CarrierFilesService } from '../../documents/carrier-files.service.js';
import { PHASE, PHASE_OF } from '../../domain/shipment-status.js';
import { pickupZone } from '../tendered-shipment.js';
import { CarrierCheckRunner, type CheckedTender } from './carrier-check-runner.js';

const EVERY_MS = 60_000;
const TRY_MS = 120_000;
const DAY_MS = 86_400_000;
/** Days after the pickup in which a carrier is asked. */
const ASKED_DAYS = 60;

type Reader = NonNullable<Awaited<ReturnType<CarrierInvoices['of']>>>;

/** Reads the invoices of delivered shipments and their documents once a day, for carriers that do not send them and for later changes. */
@Injectable()
export class InvoiceCheckJob {
  constructor(
    private readonly checks: CarrierCheckRunner,
    private readonly carriers: CarrierInvoices,
    private readonly received: ReceiveBillsService,
    private readonly bills: CarrierBillsRepository,
    private readonly files: CarrierFilesService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'invoices of carriers', everyMs: EVERY_MS, inEachWorker: true })
  run(): Promise<void> {
    return this.checks.run('invoice', (checked) => this.check(checked));
  }

  private async check(checked: CheckedTender): Promise<Date | null> {
    const { shipment, tender } = checked;
    const now = this.clock.now();
    const until = instantAt(addDays(shipment.pickupOn, ASKED_DAYS), '12:00', pickupZone(shipment));
    const reader = await this.carriers.of(tender);
    if (reader === null || shipment.status === 'cancelled' || now > until) return null;
    const next = new Date(now.getTime() + DAY_MS);
    if (PHASE_OF[shipment.status] < PHASE.ENDED) return next;
    const signal = AbortSignal.timeout(TRY_MS);
    const isNew = await this.readInvoices(checked, reader, signal);
    if (isNew || (await this.lacksDocuments(checked))) await this.readDocuments(checked, reader, signal);
    return next;
  }

  /** Returns whether there is a new one, or a new version. */
  private async readInvoices(checked: CheckedTender, reader: Reader, signal: AbortSignal): Promise<boolean> {
    const { shipment, tender } = checked;
    const known = (await this.invoicesOf(checked)).map(({ carrierKey }) => carrierKey);
    const messages =
      known.length === 0
        ? ((await reader.list(tender, shipment.number, signal)) ?? [])
        : await Promise.all(known.map((id) => reader.get(tender, id, signal)));
    let isNew = false;
    for (const message of messages) isNew = (await this.take(checked, message)) || isNew;
    return isNew;
  }

  /** Invoices of another shipment, and messages that do not fit the standard, are left out. */
  private async take({ shipment, tender }: CheckedTender, message: unknown): Promise<boolean> {
    const { shipmentID } = Object(message) as { shipmentID?: unknown };
    if (shipmentID !== shipment.number) return false;
    try {
      return await this.received.takeInvoice(tender, Buffer.from(JSON.stringify(message)));
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  private async readDocuments(checked: CheckedTender, reader: Reader, signal: AbortSignal): Promise<void> {
    const { shipment, tender } = checked;
    for (const number of new Set((await this.invoicesOf(checked)).map((invoice) => invoice.number)))
      for (const file of (await reader.documents(tender, number, signal)) ?? [])
        await this.files.take(shipment, file, `${tender.id}-${createHash('sha256').update(file.bytes).digest('hex')}`);
  }

  private async lacksDocuments({ shipment: { companyId, id } }: CheckedTender): Promise<boolean> {
    const kinds = ['POD', 'INVOICE'] as const;
    const newest = await Promise.all(kinds.map((kind) => this.documents.newest(companyId, id, kind)));
    return newest.includes(null);
  }

  /** The newest version of each invoice of the connection that is not withdrawn. */
  private async invoicesOf({ shipment: { companyId, id }, tender: { connectionId } }: CheckedTender) {
    const bills = await this.bills.ofConnection(companyId, connectionId, 'invoice', id);
    const newest = [...Map.groupBy(bills, ({ carrierKey }) => carrierKey).values()].flatMap(([first]) => first ?? []);
    return newest.filter(({ withdrawn }) => !withdrawn);
  }
}
