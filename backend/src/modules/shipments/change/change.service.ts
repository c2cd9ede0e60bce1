import { Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import { isProNumber, normalisePro } from '../../../kernel/identifiers/pro-number.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { PHASE, PHASE_OF } from '../domain/shipment-status.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { TendersRepository } from '../tender/persistence/tenders.repository.js';
import { tenderSequence } from '../tender/tender-state.js';
import { CARRIER_NOTICE_DUE } from '../tender/tender.events.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { type NewShipmentEvent, ShipmentLog } from '../tracking/shipment-log.js';
import type { ChangeShipmentDto, ShipmentChangedDto } from './change.dto.js';
import { pickupErrors } from './pickup-errors.js';
import { proWarnings } from './pro-warnings.js';

/** Changes what was agreed at booking: pickup, references, instructions, PRO number. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly tenders: TendersRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; ValidationFailed; Conflict STALE, SHIPMENT_READ_ONLY, PICKUP_TOO_LATE */
  async change(
    actor: Actor,
    shipmentId: string,
    { version, ...wanted }: ChangeShipmentDto,
  ): Promise<ShipmentChangedDto> {
    return this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, actor.companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      if (shipment.version !== version)
        throw new Conflict(
          'STALE',
          'This shipment has been changed meanwhile. Load it again and repeat what you wanted to do.',
          { version: shipment.version },
        );
      const proNumber = wanted.proNumber === undefined ? shipment.proNumber : readPro(wanted.proNumber);
      this.require(shipment, wanted);
      const sentences = changesOf(shipment, wanted, proNumber);
      const warnings =
        proNumber !== null && proNumber !== shipment.proNumber ? proWarnings(shipment.scac, proNumber) : [];
      if (sentences.length > 0) await this.store(tx, actor, shipment, { ...wanted, proNumber }, sentences);
      if (wanted.proNumber !== undefined && proNumber !== null) await this.acceptByMail(tx, actor, shipment, proNumber);
      return { version: sentences.length > 0 ? version + 1 : version, warnings };
    });
  }

  private require(shipment: VersionedShipment, { pickup }: Omit<ChangeShipmentDto, 'version'>): void {
    if (['cancelled', 'closed'].includes(shipment.status))
      throw new Conflict('SHIPMENT_READ_ONLY', `This shipment is ${shipment.status} and cannot be changed.`);
    if (pickup === undefined) return;
    if (PHASE_OF[shipment.status] >= PHASE.PICKED_UP)
      throw new Conflict('PICKUP_TOO_LATE', 'The freight has been picked up already.');
    const errors: FieldError[] = pickupErrors(pickup, localMoment(this.clock.now(), pickupZone(shipment)).on);
    if (errors.length > 0) throw new ValidationFailed(errors);
  }

  private async store(
    tx: Transaction,
    { companyId, userId }: Actor,
    shipment: VersionedShipment,
    wanted: Wanted,
    sentences: string[],
  ): Promise<void> {
    const { id: shipmentId, body } = shipment;
    const { pickup = body.pickup, references = body.references, instructions = body.instructions, proNumber } = wanted;
    await this.shipments.change(
      tx,
      shipment,
      { pickupOn: pickup.on, proNumber, body: { ...body, pickup, references, instructions } },
      this.clock.now(),
    );
    await this.shipmentDocuments.reissue(tx, companyId, shipmentId, sentences);
    const carrierHears = samePickup(pickup, body.pickup)
      ? null
      : `Pickup ${pickup.on}, ready ${pickup.readyFrom}, dock closes ${pickup.closeAt}.`;
    if (carrierHears !== null) await this.notifyCarrier(tx, companyId, shipmentId, carrierHears);
    await this.log.append(tx, { companyId, shipmentId }, [
      this.event(shipment, userId, carrierHears === null ? 'note' : 'pickup_changed', sentences.join(' ')),
    ]);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'shipment.changed',
      subject: shipmentId,
      details: { changes: truncate(sentences.join(' '), 500) },
    });
  }

  private async notifyCarrier(tx: Transaction, companyId: string, shipmentId: string, reason: string): Promise<void> {
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (tender === null || !['sent', 'accepted'].includes(tender.state)) return;
    await this.outbox.add(tx, {
      companyId,
      topic: CARRIER_NOTICE_DUE,
      payload: { shipmentId, tenderId: tender.id, notice: 'pickup', reason },
    });
  }

  /** A carrier that was written to accepts by telling its PRO number or by confirming the one that the tender gave it. */
  private async acceptByMail(
    tx: Transaction,
    { companyId, userId }: Actor,
    shipment: VersionedShipment,
    proNumber: string,
  ): Promise<void> {
    const tender = await this.tenders.lockNewest(tx, companyId, shipment.id);
    if (tender?.state !== 'sent' || !(await this.tenders.move(tx, tender, 'accepted', this.clock.now()))) return;
    const words =
      proNumber === shipment.proNumber ? `PRO ${proNumber} was confirmed.` : `PRO ${proNumber} was entered.`;
    const accepted = this.event(shipment, userId, 'tender_acknowledged', words);
    await this.log.append(tx, { companyId, shipmentId: shipment.id }, [
      { ...accepted, sequence: tenderSequence(tender.number, 'tender_acknowledged') },
    ]);
  }

  private event(
    shipment: VersionedShipment,
    actorId: string | null,
    type: NewShipmentEvent['type'],
    reason: string,
  ): NewShipmentEvent {
    return {
      type,
      reason: truncate(reason, 500),
      source: 'member',
      actorId,
      occurredAt: this.clock.now(),
      timeZone: pickupZone(shipment),
      sourceKey: null,
    };
  }
}

type Wanted = Omit<ChangeShipmentDto, 'version' | 'proNumber'> & { proNumber: string | null };

/** @throws ValidationFailed PRO_INVALID */
function readPro(text: string | null): string | null {
  const proNumber = normalisePro(text ?? '');
  if (proNumber === '') return null;
  if (isProNumber(proNumber)) return proNumber;
  throw new ValidationFailed([
    { pointer: '/proNumber', code: 'PRO_INVALID', message: 'A PRO number has 7 to 15 letters and digits.' },
  ]);
}

/** Every change in a sentence, as the new bill of lading names it. */
function changesOf(
  { body, proNumber: before }: VersionedShipment,
  { pickup, references, instructions }: Omit<ChangeShipmentDto, 'version'>,
  proNumber: string | null,
): string[] {
  return [
    ...(pickup !== undefined && !samePickup(pickup, body.pickup)
      ? [`Pickup is ${pickup.on}, ready ${pickup.readyFrom}, dock closes ${pickup.closeAt}.`]
      : []),
    ...(references !== undefined && JSON.stringify(references) !== JSON.stringify(body.references)
      ? ['References were changed.']
      : []),
    ...(instructions !== undefined && instructions !== body.instructions ? ['Instructions were changed.'] : []),
    ...(proNumber === before
      ? []
      : [proNumber === null ? 'The PRO number was taken away.' : `The PRO number is ${proNumber}.`]),
  ];
}

function samePickup(left: VersionedShipment['body']['pickup'], right: VersionedShipment['body']['pickup']): boolean {
  return left.on === right.on && left.readyFrom === right.readyFrom && left.closeAt === right.closeAt;
}
