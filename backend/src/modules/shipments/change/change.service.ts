import { readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../../kernel/limits.js';
import { isProNumber, normalisePro, xpoCheckDigit } from '../../../kernel/identifiers/pro-number.js';
import { addDays, minutesOfDay } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import type { PickupWindow } from '../../rating/index.js';
import { PHASE, PHASE_OF } from '../domain/shipment-status.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { CurrentTender } from '../tender/current-tender.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ApplyChange } from './apply-change.js';
import { deliveryAfter } from './delivery-after.js';
import type { ChangeShipmentDto, ShipmentChangedDto, ChangeWarningDto } from './change.dto.js';
import { msg, type Message } from '../../../messages/message.js';

/** PRO number patterns by SCAC (freight.md §4.3). They only cause warnings, because carriers change them. */
const FORMS: Readonly<Record<string, RegExp>> = {
  ABFS: /^\d{9}$/,
  EXLA: /^\d{10}$/,
  FXFE: /^\d{10}$/,
  FXNL: /^\d{10}$/,
  ODFL: /^\d{11}$/,
  RLCA: /^I?\d{9}$/,
  SAIA: /^\d{10,11}$/,
  UPGF: /^\d{9}$/,
};
const XPO: readonly string[] = ['CNWY', 'XPOL', 'XPOC'];

/** Warnings for a normalized PRO number of the carrier. */
function proWarnings(scac: string, proNumber: string): ChangeWarningDto[] {
  if (XPO.includes(scac))
    return isXpo(proNumber)
      ? []
      : [
          {
            code: 'PRO_CHECK_DIGIT',
            message: readerText(
              msg`This is not a valid XPO PRO number: nine digits with a check digit at the end. Compare it with the label.`,
            ),
          },
        ];
  const form = FORMS[scac];
  return form === undefined || form.test(proNumber)
    ? []
    : [
        {
          code: 'PRO_FORM',
          message: readerText(
            msg`PRO numbers of ${{ scac }} usually look different. Compare it with the carrier’s documents.`,
          ),
        },
      ];
}

function isXpo(proNumber: string): boolean {
  return /^\d{9}$/.test(proNumber) && xpoCheckDigit(proNumber.slice(0, 8)) === Number(proNumber[8]);
}

/** Warns if a moved pickup delivers after the required date. */
function lateWarnings(shipment: VersionedShipment, pickup: PickupWindow | undefined): ChangeWarningDto[] {
  const { estimatedDeliveryOn: expectedOn } = deliveryAfter(shipment, pickup);
  const { type, on, to } = shipment.body.delivery ?? { type: 'none' };
  const requiredBy = type === 'none' ? null : type === 'window' ? (to ?? on) : on;
  if (!requiredBy || expectedOn === null || expectedOn === shipment.estimatedDeliveryOn || expectedOn <= requiredBy)
    return [];
  const message = msg`Delivery is now expected on ${{ day: { day: expectedOn } }}, after the requested ${{ requested: { day: requiredBy } }}.`;
  return [{ code: 'DELIVERY_LATE', message: readerText(message) }];
}

/** Shortest pickup window (freight.md §5.4). */
const WINDOW_MIN_MINUTES = 60;

/** Changes booked details: pickup, references, instructions, PRO number. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly applyChange: ApplyChange,
    private readonly tender: CurrentTender,
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
          msg`This shipment was changed in the meantime. Reload it and make your change again.`,
          { version: shipment.version },
        );
      const proNumber = wanted.proNumber === undefined ? shipment.proNumber : readPro(wanted.proNumber);
      this.require(shipment, wanted);
      const warnings = [
        ...(proNumber !== null && proNumber !== shipment.proNumber ? proWarnings(shipment.scac, proNumber) : []),
        ...lateWarnings(shipment, wanted.pickup),
      ];
      const changed = await this.applyChange.apply(tx, actor, shipment, { ...wanted, proNumber }, this.clock.now());
      if (wanted.proNumber !== undefined && proNumber !== null)
        await this.tender.acceptByMail(tx, actor.userId, shipment, proNumber);
      return { version: changed ? version + 1 : version, warnings };
    });
  }

  private require(shipment: VersionedShipment, { pickup }: Omit<ChangeShipmentDto, 'version'>): void {
    if (['cancelled', 'closed'].includes(shipment.status))
      throw new Conflict(
        'SHIPMENT_READ_ONLY',
        shipment.status === 'closed'
          ? msg`This shipment is closed and cannot be changed.`
          : msg`This shipment is canceled and cannot be changed.`,
      );
    if (pickup === undefined) return;
    if (PHASE_OF[shipment.status] >= PHASE.PICKED_UP)
      throw new Conflict('PICKUP_TOO_LATE', msg`The freight has been picked up already.`);
    const errors = pickupErrors(pickup, localMoment(this.clock.now(), pickupZone(shipment)).on);
    if (errors.length > 0) throw new ValidationFailed(errors);
  }
}

/** @throws ValidationFailed PRO_INVALID */
function readPro(text: string | null): string | null {
  const proNumber = normalisePro(text ?? '');
  if (proNumber === '') return null;
  if (isProNumber(proNumber)) return proNumber;
  throw new ValidationFailed([
    { pointer: '/proNumber', code: 'PRO_INVALID', message: msg`A PRO number has 7 to 15 letters and digits.` },
  ]);
}

/** Validation errors of a pickup window; `today` is the local date at the origin. */
function pickupErrors({ on, readyFrom, closeAt }: PickupWindow, today: string): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: Message): void =>
    void errors.push({ pointer: `/pickup/${field}`, code, message });
  if (on < today) add('on', 'PICKUP_PAST', msg`This day has passed.`);
  if (on > addDays(today, LIMITS.pickupDaysAhead))
    add('on', 'PICKUP_FAR', msg`Choose a day within ${{ pickupDaysAhead: LIMITS.pickupDaysAhead }} days.`);
  if (!readyFrom) add('readyFrom', 'REQUIRED', msg`Enter when the freight is ready.`);
  if (!closeAt) add('closeAt', 'REQUIRED', msg`Enter when the dock closes.`);
  const [from, to] = [minutesOfDay(readyFrom ?? ''), minutesOfDay(closeAt ?? '')];
  if (from !== null && to !== null && to - from < WINDOW_MIN_MINUTES)
    add('closeAt', 'WINDOW_SHORT', msg`Carriers need at least an hour between ready and close.`);
  return errors;
}
