import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type LocalDate } from '../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../kernel/time/local-time.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { DEADLINE_ZONE, ShipmentsToAccrue, type ShipmentToAccrue } from '../../shipments/index.js';
import { codeShipment } from '../coding/code-shipment.js';
import { CodingRulesService } from '../coding/coding-rules.service.js';
import type { CodedLine } from '../coding/domain/code-invoice.js';

/** Months before the accrued one whose shipments are looked at. */
const MONTHS_BACK = 12;
/** A carrier can pick up before the scheduled date. */
const EARLY_PICKUP_DAYS = 7;
const CENTS = 100;

/** Sum of what is accrued in one currency, in minor units. */
export interface AccruedTotal {
  currency: string;
  shipments: number;
  amount: number;
}

/** The cost of shipments at the end of a month that is not in accounting. */
export interface Accruals {
  /** The largest amount first. */
  totals: AccruedTotal[];
  /** Shipments that no rule codes. */
  uncoded: number;
}

const HEADER: CsvRow = [
  'accruedOn',
  'shipment',
  'bolNumber',
  'proNumber',
  'carrierScac',
  'carrier',
  'pickedUpOn',
  'invoice',
  'glAccount',
  'costCenter',
  'amount',
  'currency',
];

/** The cost of shipments that were picked up by the end of a month and have no invoice that was approved by then. */
@Injectable()
export class AccrualsService {
  constructor(
    private readonly shipments: ShipmentsToAccrue,
    private readonly rules: CodingRulesService,
  ) {}

  /** `month` is like 2026-11. */
  async sum(companyId: string, month: string): Promise<Accruals> {
    const sums = new AccrualSums();
    for await (const { shipment, lines } of this.coded(companyId, month)) sums.add(shipment, lines !== null);
    return sums.result();
  }

  /** A row for each account and cost center of a shipment; header first. Without a rule, both are empty. Adds to `sums`. */
  async *rows(companyId: string, month: string, sums = new AccrualSums()): AsyncGenerator<CsvRow> {
    yield HEADER;
    for await (const { shipment, lines } of this.coded(companyId, month)) {
      sums.add(shipment, lines !== null);
      for (const line of lines ?? [{ glAccount: null, costCenter: null, amount: shipment.total }])
        yield [
          lastDayOf(month),
          shipment.number,
          shipment.bolNumber,
          shipment.proNumber,
          shipment.scac,
          shipment.carrierName,
          localMoment(shipment.pickedUpAt, DEADLINE_ZONE).on,
          shipment.isInvoiced ? 'not approved' : 'not received',
          line.glAccount,
          line.costCenter,
          line.amount / CENTS,
          shipment.currency,
        ];
    }
  }

  /** `lines` is null if no rule applies. */
  private async *coded(
    companyId: string,
    month: string,
  ): AsyncGenerator<{ shipment: ShipmentToAccrue; lines: CodedLine[] | null }> {
    const rules = await this.rules.of(companyId);
    const first = `${month}-01`;
    const end = endOfMonth(month);
    // Month by month, so that no statement reads a year of shipments.
    for (let back = MONTHS_BACK; back >= 0; back -= 1) {
      const from = addMonths(first, -back);
      const lastDay = addDays(addMonths(from, 1), -1);
      const to = back === 0 ? addDays(lastDay, EARLY_PICKUP_DAYS) : lastDay;
      for await (const shipment of this.shipments.find(companyId, { from, to }, end))
        yield { shipment, lines: codeShipment(shipment, rules) };
    }
  }
}

/** Adds up accruals. */
export class AccrualSums {
  private readonly totals = new Map<string, AccruedTotal>();
  private uncoded = 0;

  add({ currency, total }: Pick<ShipmentToAccrue, 'currency' | 'total'>, isCoded: boolean): void {
    const sum = this.totals.get(currency) ?? { currency, shipments: 0, amount: 0 };
    this.totals.set(currency, { currency, shipments: sum.shipments + 1, amount: sum.amount + total });
    if (!isCoded) this.uncoded += 1;
  }

  result(): Accruals {
    return { totals: [...this.totals.values()].sort((a, b) => b.amount - a.amount), uncoded: this.uncoded };
  }
}

/** The first instant after a month in US Central time. */
export const endOfMonth = (month: string): Date => instantAt(addMonths(`${month}-01`, 1), '00:00', DEADLINE_ZONE);

const lastDayOf = (month: string): LocalDate => addDays(addMonths(`${month}-01`, 1), -1);
