import type { StatusTone } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExceptionKind, ExceptionSeverity, ShipmentException } from '../types';

export const EXCEPTION_NAMES: Record<ExceptionKind, MessageDescriptor> = {
  pickup_at_risk: msg`Pickup at risk`,
  pickup_missed: msg`Pickup missed`,
  late: msg`Late`,
  stale_tracking: msg`No tracking updates`,
  appointment_needed: msg`Appointment needed`,
  appointment_missed: msg`Appointment missed`,
  customs_hold: msg`Customs hold`,
  damage: msg`Damage`,
  shortage: msg`Shortage`,
  refused: msg`Refused`,
  returned: msg`Returned`,
  lost: msg`Lost`,
  pod_missing: msg`POD missing`,
  change_not_sent: msg`Change not sent`,
  tender_rejected: msg`Tender declined`,
  tender_unanswered: msg`Tender unanswered`,
};

/** Name and tone of each severity, highest first; red only for loss or failure. */
export const SEVERITIES: Record<ExceptionSeverity, { label: MessageDescriptor; tone: StatusTone }> = {
  critical: { label: msg`Critical`, tone: 'failed' },
  high: { label: msg`High`, tone: 'attention' },
  warning: { label: msg`Warning`, tone: 'attention' },
  info: { label: msg`Information`, tone: 'neutral' },
};

export const EXCEPTION_KINDS = Object.keys(EXCEPTION_NAMES) as ExceptionKind[];
export const SEVERITY_NAMES = Object.keys(SEVERITIES) as ExceptionSeverity[];

/** Neither ended nor resolved; it may be snoozed. */
export const isOpen = ({ endedAt, resolvedAt }: ShipmentException): boolean => endedAt === null && resolvedAt === null;

export const isSnoozed = ({ snoozedUntil }: Pick<ShipmentException, 'snoozedUntil'>, now: Date): boolean =>
  snoozedUntil !== null && new Date(snoozedUntil) > now;

const RANKS = SEVERITY_NAMES.toReversed();

/** Order of exceptions: snoozed ones last, then by severity, then the oldest first. */
export const byUrgency =
  (now: Date) =>
  (left: ShipmentException, right: ShipmentException): number =>
    Number(isSnoozed(left, now)) - Number(isSnoozed(right, now)) ||
    RANKS.indexOf(right.severity) - RANKS.indexOf(left.severity) ||
    left.openedAt.localeCompare(right.openedAt);

/** Whether the time in which it should have been resolved has passed. */
export const isOverdue = ({ dueAt }: Pick<ShipmentException, 'dueAt'>, now: Date): boolean => new Date(dueAt) <= now;
