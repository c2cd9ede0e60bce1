import type { StatusTone } from '@lading/ui';
import type { ExceptionKind, Severity } from './api';

/** Word of each kind of exception (the same as in the work queue's text, short). */
export const EXCEPTION_NAMES: Record<ExceptionKind, string> = {
  pickup_at_risk: 'Pickup at risk',
  pickup_missed: 'Pickup missed',
  late: 'Late',
  stale_tracking: 'No news',
  appointment_needed: 'Appointment needed',
  appointment_missed: 'Appointment missed',
  customs_hold: 'Customs hold',
  damage: 'Damage',
  shortage: 'Shortage',
  refused: 'Refused',
  returned: 'Returned',
  lost: 'Lost',
  pod_missing: 'POD missing',
};

/** Word and tone of each severity, gravest first. */
export const SEVERITIES: Record<Severity, { label: string; tone: StatusTone }> = {
  critical: { label: 'Critical', tone: 'failed' },
  high: { label: 'High', tone: 'attention' },
  warning: { label: 'Warning', tone: 'attention' },
  info: { label: 'Information', tone: 'neutral' },
};

export const EXCEPTION_KINDS = Object.keys(EXCEPTION_NAMES) as ExceptionKind[];
export const SEVERITY_NAMES = Object.keys(SEVERITIES) as Severity[];
