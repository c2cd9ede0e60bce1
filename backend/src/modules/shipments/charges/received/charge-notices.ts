import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { DomainEventKind } from '../../../../platform/registered.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { ACCESSORIAL_CODES } from '../../../../kernel/codes.js';
import { accessorialName } from '../../../rating/index.js';
import { freightChargeName } from '../invoices/domain/charge-codes.js';
import { BilledShipments } from '../invoices/persistence/billed-shipments.sql.js';
import { ChargesQueries } from '../persistence/charges.sql.js';
import { isPreliminaryCharges } from './carrier-bill.messages.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';
import { readPreliminaryCharges } from './read-bill.js';

/** Services that carriers add, beside the accessorials that can be booked. */
const ADDED_SERVICES = ['RCC', 'DET', 'STG', 'LUM', 'UNL', 'INBC', 'VOR', 'RDL', 'SEC', 'HIPU', 'HIDL', 'CCS'];

/** What a carrier changed, by its DSDC code. */
export interface ChargeNotice {
  kind: DomainEventKind;
  code: string;
  text: string;
}

/** Notices of the carrier's codes that it did not report before. Accessorials that were booked are no news. */
export function chargeNotices(
  codes: readonly string[],
  earlier: ReadonlySet<string>,
  booked: readonly string[],
): ChargeNotice[] {
  return codes
    .filter((code) => !earlier.has(code))
    .flatMap((code): ChargeNotice[] => {
      if (code === 'RWE')
        return [{ kind: 'charge.reweigh', code, text: english(msg`The carrier weighed the freight again.`) }];
      if (code === 'RCL')
        return [{ kind: 'charge.reclass', code, text: english(msg`The carrier changed the freight class.`) }];
      const isService = ADDED_SERVICES.includes(code) || (ACCESSORIAL_CODES as readonly string[]).includes(code);
      if (!isService || booked.includes(code)) return [];
      const name = freightChargeName(code) ?? accessorialName(code);
      return [{ kind: 'charge.accessorial_added', code, text: english(msg`The carrier added: ${{ name }}.`) }];
    });
}

/** Notifies users of changes that carriers report with preliminary charges. */
@Injectable()
export class ChargeNotices {
  constructor(
    private readonly charges: ChargesQueries,
    private readonly shipments: BilledShipments,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** `codes`: of the new message; `versions`: the messages before it. */
  async publish(
    tx: Transaction,
    { companyId, shipmentId }: Pick<CarrierBillEntity, 'companyId' | 'shipmentId'>,
    codes: readonly string[],
    versions: readonly CarrierBillEntity[],
  ): Promise<void> {
    if (codes.length === 0) return;
    const { booked } = await this.charges.ofShipment(companyId, shipmentId);
    const notices = chargeNotices(
      codes,
      new Set(versions.flatMap(codesOf)),
      booked.lines.map(({ code }) => code),
    );
    if (notices.length === 0) return;
    const { number } = await this.shipments.get(tx, companyId, shipmentId);
    const subject = { type: 'shipment' as const, id: shipmentId, label: number };
    const events = notices.map(({ kind, code, text }) => {
      return { companyId, kind, subject, actorId: null, value: code, data: { text } };
    });
    await this.domainEvents.publish(tx, ...events);
  }
}

function codesOf({ original }: CarrierBillEntity): string[] {
  const message: unknown = JSON.parse(original);
  return isPreliminaryCharges(message) ? readPreliminaryCharges(message).eventCodes : [];
}
