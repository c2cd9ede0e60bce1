import type { StatusTone } from '@lading/ui';
import type { ShipmentException } from '../types';

/** Name of each kind of exception. */
export const EXCEPTION_NAMES: Record<ShipmentException['kind'], string> = {
  refused: 'Refused',
  returned: 'Returned',
  lost: 'Lost',
  pickup_at_risk: 'Pickup at risk',
  pickup_missed: 'Pickup missed',
  stale_tracking: 'No news',
  late: 'Late',
  appointment_needed: 'Appointment needed',
  appointment_missed: 'Appointment missed',
  damage: 'Damage',
  shortage: 'Shortage',
  customs_hold: 'Held by customs',
  pod_missing: 'Proof of delivery missing',
};

/** Red only for loss or failure. */
export const SEVERITY_TONES: Record<ShipmentException['severity'], StatusTone> = { critical: 'failed', high: 'failed', warning: 'attention', info: 'neutral' };

/** Whether somebody has to see to it now. */
export const isOpen = ({ endedAt, resolvedAt }: ShipmentException): boolean => endedAt === null && resolvedAt === null;

/** Whether it was put off until later. */
export const isSnoozed = ({ snoozedUntil }: ShipmentException, now: Date): boolean => snoozedUntil !== null && new Date(snoozedUntil) > now;
