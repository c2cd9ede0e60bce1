import { Injectable } from '@nestjs/common';
import { addDays } from '../../../kernel/time/local-date.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { DecideInvoice } from '../charges/invoices/decide-invoice.service.js';
import { InvoicesService } from '../charges/invoices/invoices.service.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/**
 * Invoices of a demonstration shipment: as agreed and approved; the same and then sent a second time; a few cents more for freight; a fuel surcharge that
 * is too high; a liftgate that nobody ordered; freight that the carrier weighed again.
 */
export type DemonstrationBilling = 'agreed' | 'twice' | 'rounded' | 'fuel' | 'liftgate' | 'reweigh';

type Line = { code: string; description: string; amount: number };

/** Days after the invoice until it is due. */
const TERMS_DAYS = 30;
/** Minor units. */
const ROUNDING = 37;
const LIFTGATE = 9_500;
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
  ) {}

  /** Adds the invoices of a shipment, dated `billedOn` (local date). */
  async add(owner: Actor, shipment: ShipmentRow, billing: DemonstrationBilling, billedOn: string): Promise<void> {
    const agreed = shipment.body.lines.map(({ code, description, amount: { amount } }) => {
      return { code, description, amount };
    });
    const id = await this.send(owner, shipment, billedOn, {
      suffix: '1',
      lines: changed(agreed, billing),
      ...(billing === 'reweigh' && weighed(shipment)),
    });
    if (billing !== 'twice' && billing !== 'agreed') return;
    await this.decisions.decide(owner, id, { kind: 'approve', version: 1 });
    if (billing === 'agreed') return;
    await this.send(owner, shipment, addDays(billedOn, 1), { suffix: '2', lines: agreed });
  }

  private send(
    owner: Actor,
    { number, scac, currency }: ShipmentRow,
    billedOn: string,
    { suffix, lines, weight = null }: { suffix: string; lines: Line[]; weight?: number | null },
  ): Promise<string> {
    return this.invoices.add(owner, {
      number: `${number.replace(/\D/g, '')}${suffix}`,
      billedOn,
      dueOn: addDays(billedOn, TERMS_DAYS),
      scac,
      shipmentNumber: number,
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
      return [...agreed, { code: 'LFTD', description: 'Liftgate at delivery', amount: LIFTGATE }];
  }
}

const weighed = ({ totalWeight }: ShipmentRow) => ({ weight: Math.round(totalWeight * REWEIGH) });
