import { english } from '../../../../messages/translate.js';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { ConcurrentChange, DomainError, NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import type { BillingState } from '../../domain/shipment-event.js';
import { readMessage } from '../../tracking/inbound/read-message.js';
import type { DeliverySender } from '../../tracking/inbound/signed-deliveries.js';
import { type NamedShipment, ShipmentNames } from '../../tracking/persistence/shipment-names.sql.js';
import { ShipmentLog } from '../../tracking/shipment-log.js';
import { ChargeNotices } from './charge-notices.js';
import { InvoicesOfCarrier } from '../invoices/invoices-of-carrier.js';
import { type CarrierInvoice, isCarrierInvoice, isPreliminaryCharges } from './carrier-bill.messages.js';
import type { InvoiceQuery } from './carrier-bills.dto.js';
import type { CarrierBillEntity, CarrierBillKind } from './persistence/carrier-bill.entity.js';
import { CarrierBillsRepository } from './persistence/carrier-bills.repository.js';
import { type ReadBill, readInvoice, readPreliminaryCharges } from './read-bill.js';
import { RecordPreliminary } from './record-preliminary.js';
import { RecordReclasses } from './record-reclasses.js';
import { msg } from '../../../../messages/message.js';

const FILTERS = ['uniqueID', 'shipmentID', 'DOT', 'MC', 'invoiceNumber'] as const;
const BILLING = { preliminary: 'preliminary', invoice: 'invoiced' } as const;

/** Stores preliminary charges and invoices that carriers send, as received. */
@Injectable()
export class ReceiveBillsService {
  constructor(
    private readonly bills: CarrierBillsRepository,
    private readonly names: ShipmentNames,
    private readonly reclasses: RecordReclasses,
    private readonly invoiceRecords: InvoicesOfCarrier,
    private readonly notices: ChargeNotices,
    private readonly preliminary: RecordPreliminary,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the bill's versions, oldest first. Test messages are validated and not stored. @throws DomainError BILL_INVALID; NotFound */
  async takeCharges(sender: DeliverySender, body: Buffer): Promise<object[]> {
    const message = readMessage(body, isPreliminaryCharges, invalid);
    if (message.pfc.isTest) return [message];
    const bill = readPreliminaryCharges(message);
    await this.store(sender, bill, message, body);
    return this.originals({ ...sender, ...bill });
  }

  /** `uniqueId`: of the invoice to replace; absent for a new one. Returns whether it is a new version. @throws DomainError BILL_INVALID; NotFound */
  async takeInvoice(sender: DeliverySender, body: Buffer, uniqueId?: string): Promise<boolean> {
    const message = readMessage(body, isCarrierInvoice, invalid);
    const bill = readInvoice(message);
    if (uniqueId !== undefined) {
      if (bill.carrierKey !== uniqueId) throw invalid('/uniqueID differs from the path');
      await this.current(sender, uniqueId);
    }
    return this.store(sender, bill, message, body);
  }

  /** The invoice stays stored, as withdrawn. @throws NotFound */
  async withdrawInvoice(sender: DeliverySender, uniqueId: string): Promise<void> {
    const { companyId } = sender;
    await this.database.transaction(async (tx) => {
      const newest = await this.bills.newest(tx, keyOf(sender, 'invoice', uniqueId));
      if (newest === null) throw new NotFound();
      if (newest.withdrawn) return;
      const { version, shipmentId, number } = newest;
      const row = {
        ...newest,
        id: newId('cbl'),
        version: version + 1,
        withdrawn: true,
        receivedAt: this.clock.now(),
      };
      if (!(await this.bills.insert(tx, row))) throw new ConcurrentChange();
      await this.invoiceRecords.withdraw(
        tx,
        companyId,
        await this.bills.versions(keyOf(sender, 'invoice', uniqueId), tx),
      );
      await this.note(tx, companyId, shipmentId, 'UTC', row.id, `Invoice ${number} was withdrawn by the carrier.`);
    });
  }

  /** The invoice as it was last sent. @throws NotFound */
  async invoice(sender: DeliverySender, uniqueId: string): Promise<object> {
    return original(await this.current(sender, uniqueId));
  }

  /** Invoices of the sender that are not withdrawn, newest first. */
  async invoices(sender: DeliverySender, filter: InvoiceQuery): Promise<object[]> {
    const { companyId, connectionId } = sender;
    const rows = await this.bills.ofConnection(companyId, connectionId, 'invoice', undefined);
    const newest = [...Map.groupBy(rows, ({ carrierKey }) => carrierKey).values()].flatMap(([first]) => first ?? []);
    return newest
      .filter(({ withdrawn }) => !withdrawn)
      .map((row) => original(row) as CarrierInvoice)
      .filter((invoice) => {
        const facts = { ...invoice, invoiceNumber: invoice.invoiceHeader.invoiceNumber };
        return FILTERS.every((name) => filter[name] === undefined || filter[name] === facts[name]);
      });
  }

  private async current(sender: DeliverySender, uniqueId: string): Promise<CarrierBillEntity> {
    const newest = (await this.bills.versions(keyOf(sender, 'invoice', uniqueId))).at(-1);
    if (newest === undefined || newest.withdrawn) throw new NotFound();
    return newest;
  }

  private async originals({ companyId, connectionId, kind, carrierKey }: DeliverySender & ReadBill): Promise<object[]> {
    return (await this.bills.versions({ companyId, connectionId, kind, carrierKey })).map(original);
  }

  /** Stores a version unless the carrier repeats one: the newest invoice, or any preliminary charges, which have the time of their state. */
  private async store(
    sender: DeliverySender,
    { shipments, reclasses, eventCodes, preliminary, invoice, ...bill }: ReadBill,
    message: object,
    body: Buffer,
  ): Promise<boolean> {
    const { companyId, connectionId } = sender;
    const shipment = await this.shipmentOf(sender, shipments);
    const sha256 = createHash('sha256').update(body).digest('hex');
    return this.database.transaction(async (tx) => {
      const versions = await this.bills.versions(keyOf(sender, bill.kind, bill.carrierKey), tx);
      const newest = versions.at(-1);
      const repeatable = bill.kind === 'preliminary' ? versions : versions.slice(-1);
      if (repeatable.some((row) => !row.withdrawn && isDeepStrictEqual(original(row), message))) return false;
      const id = newId('cbl');
      const receivedAt = this.clock.now();
      const row = {
        ...bill,
        companyId,
        id,
        connectionId,
        shipmentId: shipment.id,
        version: (newest?.version ?? 0) + 1,
        withdrawn: false,
        sha256,
        original: body.toString('utf8'),
        receivedAt,
        reclassesRead: true,
        inLedger: true,
      };
      if (!(await this.bills.insert(tx, row))) throw new ConcurrentChange();
      await this.preliminary.record(tx, row, preliminary);
      if (invoice !== null) await this.invoiceRecords.take(tx, row, invoice, versions);
      await this.notices.publish(tx, row, eventCodes, versions);
      const reason = english(
        bill.kind === 'invoice'
          ? msg`Invoice ${{ number: bill.number }} was received from the carrier.`
          : msg`Preliminary freight charges were received from the carrier.`,
      );
      await this.note(tx, companyId, shipment.id, shipment.destinationTimeZone, id, reason, BILLING[bill.kind]);
      await this.reclasses.record(tx, {
        companyId,
        shipmentId: shipment.id,
        billedOn: bill.billedOn,
        receivedAt,
        reclasses,
      });
      return true;
    });
  }

  private async shipmentOf(sender: DeliverySender, references: readonly string[]): Promise<NamedShipment> {
    const found = await this.names.find(sender, references);
    const shipment = references.map((name) => found.get(name)).find((candidate) => candidate !== undefined);
    if (shipment === undefined) throw new NotFound(msg`No shipment of this carrier has this number.`);
    return shipment;
  }

  private note(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    timeZone: string,
    billId: string,
    reason: string,
    billing?: BillingState,
  ): Promise<unknown> {
    return this.log.append(tx, { companyId, shipmentId }, [
      {
        type: 'billing_changed',
        timeZone,
        source: 'carrier',
        actorId: null,
        sourceKey: `bill:${billId}`,
        reason,
        data: billing === undefined ? {} : { billing },
      },
    ]);
  }
}

function keyOf({ companyId, connectionId }: DeliverySender, kind: CarrierBillKind, carrierKey: string) {
  return { companyId, connectionId, kind, carrierKey };
}

function original({ original: text }: CarrierBillEntity): object {
  return JSON.parse(text) as object;
}

function invalid(problem: string): DomainError {
  return new DomainError('BILL_INVALID', 400, msg`The message does not fit the DSDC standard: ${{ problem }}.`);
}
