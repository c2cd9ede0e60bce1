import { Injectable } from '@nestjs/common';
import { freightItem } from '../../../../kernel/freight-item.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { ReclassHistoryRepository } from '../../../carriers/index.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import { markReportDays } from '../../reports/persistence/report-due.sql.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';
import type { ReadBill } from './read-bill.js';

type ReceivedBill = Pick<CarrierBillEntity, 'companyId' | 'shipmentId' | 'billedOn' | 'receivedAt'> &
  Pick<ReadBill, 'reclasses'>;

/** Adds what carriers reclassed or weighed again to the history of the company. */
@Injectable()
export class RecordReclasses {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly history: ReclassHistoryRepository,
  ) {}

  /** For every commodity of the shipment, because the carrier does not name one. Recording a bill again has no effect. Call it last in the transaction. */
  async record(tx: Transaction, bill: ReceivedBill): Promise<void> {
    const { companyId, shipmentId, billedOn, receivedAt, reclasses } = bill;
    if (reclasses.length === 0) return;
    const shipment = await this.shipments.lock(tx, companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    await markReportDays(tx, companyId, [shipmentId]);
    const { number: shipmentNumber, body } = shipment;
    const items = body.handlingUnits.flatMap(({ commodities }) => commodities.flatMap((one) => freightItem(one) ?? []));
    const on = billedOn ?? receivedAt.toISOString().slice(0, 10);
    for (const code of reclasses) await this.history.record(tx, companyId, items, { code, shipmentNumber, on });
  }
}
