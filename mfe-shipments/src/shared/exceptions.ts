import type { StatusTone } from '@lading/ui';
import type { ExceptionKind, ExceptionSeverity, ShipmentException } from './types';

/** Name of each kind of exception. */
export const EXCEPTION_NAMES: Record<ExceptionKind, string> = {
  pickup_at_risk: 'Pickup at risk',
  pickup_missed: 'Pickup missed',
  late: 'Late',
  stale_tracking: 'No news',
  appointment_needed: 'Appointment needed',
  appointment_missed: 'Appointment missed',
  customs_hold: 'Held by customs',
  damage: 'Damage',
  shortage: 'Shortage',
  refused: 'Refused',
  returned: 'Returned',
  lost: 'Lost',
  pod_missing: 'POD missing',
};

/** Word and tone of each severity, gravest first; red only for loss or failure. */
export const SEVERITIES: Record<ExceptionSeverity, { label: string; tone: StatusTone }> = {
  critical: { label: 'Critical', tone: 'failed' },
  high: { label: 'High', tone: 'attention' },
  warning: { label: 'Warning', tone: 'attention' },
  info: { label: 'Information', tone: 'neutral' },
};

export const EXCEPTION_KINDS = Object.keys(EXCEPTION_NAMES) as ExceptionKind[];
export const SEVERITY_NAMES = Object.keys(SEVERITIES) as ExceptionSeverity[];

/** Whether somebody has to see to it now or later. */
export const isOpen = ({ endedAt, resolvedAt }: ShipmentException): boolean => endedAt === null && resolvedAt === null;

/** Whether it was put off until later. */
export const isSnoozed = ({ snoozedUntil }: Pick<ShipmentException, 'snoozedUntil'>, now: Date): boolean => snoozedUntil !== null && new Date(snoozedUntil) > now;
