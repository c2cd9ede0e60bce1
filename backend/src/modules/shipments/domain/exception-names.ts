import { type Message, msg } from '../../../messages/message.js';
import type { ExceptionKind } from './exception-kinds.js';

/** Names of exceptions in files and emails, as on the screens. */
export const EXCEPTION_NAMES: Readonly<Record<ExceptionKind, Message>> = {
  pickup_at_risk: msg`Pickup at risk`,
  pickup_missed: msg`Pickup missed`,
  stale_tracking: msg`No tracking updates`,
  late: msg`Late`,
  appointment_needed: msg`Appointment needed`,
  appointment_missed: msg`Appointment missed`,
  damage: msg`Damage`,
  shortage: msg`Shortage`,
  customs_hold: msg`Customs hold`,
  pod_missing: msg`POD missing`,
  refused: msg`Refused`,
  returned: msg`Returned`,
  lost: msg`Lost`,
  change_not_sent: msg`Change not sent`,
  tender_rejected: msg`Tender declined`,
  tender_unanswered: msg`Tender unanswered`,
};
