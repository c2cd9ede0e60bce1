import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate, nextBusinessDay } from '../../../kernel/time/local-date.js';
import { instantAt } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DecideInvoice } from '../charges/invoices/decide-invoice.service.js';
import { InvoicesService } from '../charges/invoices/invoices.service.js';
import { DEADLINE_ZONE } from '../charges/disputes/domain/deadline.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { RebuildShipments } from '../rebuild/rebuild-shipments.js';
import { type InvoiceTimes, moveInvoiceBack } from './persistence/demonstration-invoices.sql.js';

/**
 * Invoices of a demonstration shipment: as agreed and approved, and paid once it was due; the same and then sent a second time; a few cents more for
 * freight; a fuel surcharge that is too high; a liftgate that nobody ordered; the same with a dispute; freight that the carrier weighed again; an
 * invoice without any of our numbers, which no shipment fits.
 */
export type DemonstrationBilling =
  'agreed' | 'twice' | 'rounded' | 'fuel' | 'liftgate' | 'disputed' | 'reweigh' | 'unmatched';

/** What a carrier sends. */
interface Sent {
  /** End of the invoice number. */
  suffix: string;
  lines: Line[];
  /** Pounds. */
  weight?: number | null;
  /** Whether the invoice has the shipment number. */
  numbered?: boolean;
}

type Line = { code: string; description: string; amount: number };

/** Days after the invoice until it is due. */
const TERMS_DAYS = 30;
/** Days after the invoice until it is received, and until it is approved, which differs by shipment. */
const RECEIVED_DAYS = 1;
const APPROVED_DAYS = [2, 4, 6];
/** Minor units. */
const ROUNDING = 37;
const LIFTGATE = 9_500;
const DISPUTE = {
  kind: 'dispute',
  reason: 'ACCESSORIAL_NOT_APPLICABLE',
  amount: LIFTGATE,
  note: 'The consignee has a dock. The delivery receipt shows no liftgate.',
} as const;
const WITHOUT_NUMBERS = { numbered: false };
/** Part of the agreed fuel surcharge that is asked for in addition. */
const FUEL_PART = 0.35;
/** Weight by the carrier's scale in relation to the booked one. */
const REWEIGH = 1.12;
const BY_WEIGHT = ['LINEHAUL', 'DISCOUNT', 'FUEL'];

/** Creates invoices of delivered demonstration shipments, so that the audit has something to show. */
@Injectable()
export class DemonstrationInvoices {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly decisions: DecideInvoice,
    private readonly rebuilding: RebuildShipments,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds the invoices of a shipment, dated `billedOn` (local date), which were received and decided in the days after it. */
  async add(owner: Actor, shipment: ShipmentRow, billing: DemonstrationBilling, billedOn: string): Promise<void> {
    const agreed = shipment.body.lines.map(({ code, description, amount: { amount } }) => {
      return { code, description, amount };
    });
    const id = await this.send(owner, shipment, billedOn, {
      suffix: '1',
      lines: changed(agreed, billing),
      ...(billing === 'reweigh' && weighed(shipment)),
      ...(billing === 'unmatched' && WITHOUT_NUMBERS),
    });
    if (billing === 'disputed') await this.decisions.decide(owner, id, { ...DISPUTE, version: 1 });
    const isApproved = billing === 'twice' || billing === 'agreed';
    if (isApproved) await this.decisions.decide(owner, id, { kind: 'approve', version: 1 });
    if (billing === 'agreed') await this.payOnTime(owner, id, addDays(billedOn, TERMS_DAYS));
    await this.moveBack(shipment, id, billedOn);
    if (billing !== 'twice') return;
    const again = addDays(billedOn, 1);
    await this.moveBack(shipment, await this.send(owner, shipment, again, { suffix: '2', lines: agreed }), again);
  }

  /** Pays an approved invoice on the day it is due, if that day has come. */
  private async payOnTime(owner: Actor, id: string, dueOn: LocalDate): Promise<void> {
    if (dueOn >= this.clock.now().toISOString().slice(0, 10)) return;
    const reference = `ACH ${dueOn.replaceAll('-', '')}`;
    await this.decisions.decide(owner, id, { kind: 'pay', version: 2, paidOn: dueOn, reference });
  }

  /** So that invoices of months are not received, approved and paid in one minute. */
  private async moveBack({ companyId, id: shipmentId, number }: ShipmentRow, id: string, billedOn: string) {
    const days = APPROVED_DAYS[Number(number.replace(/\D/g, '')) % APPROVED_DAYS.length]!;
    const times: InvoiceTimes = {
      receivedAt: this.past(addDays(billedOn, RECEIVED_DAYS), '09:10'),
      approvedAt: this.past(nextBusinessDay(addDays(billedOn, days), new Set()), '14:25'),
      paidAt: this.past(addDays(billedOn, TERMS_DAYS), '15:40'),
    };
    await this.database.transaction((tx) => moveInvoiceBack(tx, { companyId, shipmentId, id }, times));
    await this.rebuilding.rebuildSome(companyId, [shipmentId]);
  }

  /** A time of the day in US Central time, at the latest now. */
  private past(on: LocalDate, at: string): Date {
    return new Date(Math.min(instantAt(on, at, DEADLINE_ZONE).getTime(), this.clock.now().getTime()));
  }

  private send(
    owner: Actor,
    { number, scac, currency }: ShipmentRow,
    billedOn: string,
    { suffix, lines, weight = null, numbered = true }: Sent,
  ): Promise<string> {
    return this.invoices.add(owner, {
      number: `${number.replace(/\D/g, '')}${suffix}`,
      billedOn,
      dueOn: addDays(billedOn, TERMS_DAYS),
      scac,
      shipmentNumber: numbered ? number : null,
      weight,
      currency,
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      lines,
    });
  }
}

function changed(agreed: Line[], billing: DemonstrationBilling): Line[] {
  switch (billing) {
    case 'agreed':
    case 'twice':
    case 'unmatched':
      return agreed;
    case 'rounded':
      return agreed.map((line, index) => (index === 0 ? { ...line, amount: line.amount + ROUNDING } : line));
    case 'fuel':
      return agreed.map((line) =>
        line.code === 'FUEL' ? { ...line, amount: Math.round(line.amount * (1 + FUEL_PART)) } : line,
      );
    case 'reweigh':
      return agreed.map((line) =>
        BY_WEIGHT.includes(line.code) ? { ...line, amount: Math.round(line.amount * REWEIGH) } : line,
      );
    case 'liftgate':
    case 'disputed':
      return [...agreed, { code: 'LFTD', description: 'Liftgate at delivery', amount: LIFTGATE }];
  }
}

const weighed = ({ totalWeight }: ShipmentRow) => ({ weight: Math.round(totalWeight * REWEIGH) });
