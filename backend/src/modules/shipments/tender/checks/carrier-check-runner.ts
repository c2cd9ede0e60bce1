import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { type ShipmentRow, ShipmentsRepository } from '../../persistence/shipments.sql.js';
import type { TenderEntity } from '../persistence/tender.entity.js';
import { TendersRepository } from '../persistence/tenders.repository.js';
import type { CarrierCheckEntity, CarrierCheckKind } from './persistence/carrier-check.entity.js';
import { CarrierChecksRepository } from './persistence/carrier-checks.repository.js';

/** Longer than a check takes. */
const LEASE_MS = 180_000;
const AT_ONCE = 20;

/** An accepted tender over a connection, with its shipment. */
export interface CheckedTender {
  shipment: ShipmentRow;
  tender: TenderEntity & { connectionId: string };
}

/** Runs the checks that are due. A lease gives each to one worker. */
@Injectable()
export class CarrierCheckRunner {
  constructor(
    private readonly checks: CarrierChecksRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly tenders: TendersRepository,
    private readonly clock: Clock,
  ) {}

  /** `check` returns when it is due again, or null if it has ended. A failure of one does not stop the others. */
  async run(kind: CarrierCheckKind, check: (checked: CheckedTender) => Promise<Date | null>): Promise<void> {
    const due = await this.checks.due(kind, this.clock.now(), AT_ONCE);
    const ended = await Promise.allSettled(due.map((each) => this.runOne(each, check)));
    for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async runOne(due: CarrierCheckEntity, check: (checked: CheckedTender) => Promise<Date | null>) {
    const leased = { ...due, dueAt: new Date(this.clock.now().getTime() + LEASE_MS) };
    if (!(await this.checks.move(due, leased.dueAt))) return;
    const [shipment, tender] = await Promise.all([
      this.shipments.find(due.companyId, due.shipmentId),
      this.tenders.find(due.companyId, due.tenderId),
    ]);
    const connectionId = tender?.connectionId ?? null;
    const next =
      shipment === null || tender?.state !== 'accepted' || connectionId === null
        ? null
        : await check({ shipment, tender: { ...tender, connectionId } });
    await (next === null ? this.checks.remove(due) : this.checks.move(leased, next));
  }
}
