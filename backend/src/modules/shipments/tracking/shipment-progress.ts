import { readerText } from '../../../platform/request-context.js';
import { type EtaBasis, etaMessage } from '../domain/eta.js';
import { EXCEPTION_RULES, type ExceptionKind } from '../domain/exception-kinds.js';
import { expectedText } from '../domain/expected-next.js';
import type { PodState } from '../domain/projection.js';
import type { ShipmentEventType } from '../domain/shipment-event.js';
import type { EtaSummaryDto, NextEventDto, OpenExceptionDto } from './tracking.dto.js';

/** Tracking columns in lists. */
export interface ShipmentProgress {
  pod: PodState;
  /** Local date at the destination. */
  etaOn: string | null;
  etaBasis: EtaBasis | null;
  etaPlace: string | null;
  etaDaysLeft: number | null;
  daysLate: number;
  deliveredAt: Date | null;
  lastEventAt: Date | null;
  lastPlace: string | null;
  expectedEvent: ShipmentEventType | null;
  expectedBy: Date | null;
  /** Open exceptions, separated by commas. */
  exceptionKinds: string;
  archived: boolean;
}

/** Columns of `ShipmentProgress`. */
export const PROGRESS_COLUMNS = `pod, eta_on AS etaOn, eta_basis AS etaBasis, eta_place AS etaPlace, eta_days_left AS etaDaysLeft, days_late AS daysLate, delivered_at AS deliveredAt, last_event_at AS lastEventAt, last_place AS lastPlace, expected_event AS expectedEvent,
  expected_by AS expectedBy, exception_kinds AS exceptionKinds, archived`;

/** Tracking values of a list row, as presented. */
export interface PresentedProgress {
  pod: PodState;
  etaOn: string | null;
  eta: EtaSummaryDto | null;
  deliveredAt: string | null;
  lastEventAt: string | null;
  lastPlace: string | null;
  expectedNext: NextEventDto | null;
  exceptions: OpenExceptionDto[];
}

export function presentProgress(row: ShipmentProgress & { mode: string }, now: Date): PresentedProgress {
  const { pod, etaOn, deliveredAt, lastEventAt, lastPlace, expectedEvent, expectedBy, exceptionKinds } = row;
  return {
    pod,
    etaOn,
    eta: presentEta(row),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lastEventAt: lastEventAt?.toISOString() ?? null,
    lastPlace,
    expectedNext:
      expectedEvent === null
        ? null
        : {
            event: expectedEvent,
            text: readerText(expectedText(expectedEvent)),
            by: expectedBy?.toISOString() ?? null,
            overdue: expectedBy !== null && expectedBy < now,
          },
    exceptions:
      exceptionKinds === '' ? [] : exceptionKinds.split(',').map((kind) => presentOpen(kind as ExceptionKind)),
  };
}

/** Null without an estimate and after arrival. */
function presentEta({
  etaOn,
  etaBasis,
  etaPlace: place,
  etaDaysLeft: daysLeft,
  daysLate,
  deliveredAt,
  mode,
}: ShipmentProgress & { mode: string }): EtaSummaryDto | null {
  if (etaOn === null || etaBasis === null || deliveredAt !== null) return null;
  return {
    on: etaOn,
    basis: etaBasis,
    text: readerText(etaMessage({ basis: etaBasis, place, daysLeft }, mode === 'FTL')),
    daysLate,
  };
}

function presentOpen(kind: ExceptionKind): OpenExceptionDto {
  const { severity, text } = EXCEPTION_RULES[kind];
  return { kind, severity, text: readerText(text) };
}
