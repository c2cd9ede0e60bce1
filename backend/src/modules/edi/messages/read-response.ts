import type { Segment } from '../domain/x12/segments.js';

/** A carrier's answer to a load tender (990). */
export interface TenderResponse {
  readonly scac: string;
  /** As tendered: shipment number or BOL number. */
  readonly shipment: string;
  /** Null for codes other than A (accepted) and D (declined); they change nothing. */
  readonly decision: 'accepted' | 'declined' | null;
  readonly code: string;
  readonly proNumber: string | null;
  readonly reason: string | null;
}

const DECISIONS: Readonly<Record<string, TenderResponse['decision']>> = { A: 'accepted', D: 'declined' };
const REASON_MAX = 300;

/** Reads the segments of a 990. */
export function readResponse(segments: readonly Segment[]): TenderResponse {
  const begin = segments.find(([id]) => id === 'B1') ?? [];
  const [, scac = '', shipment = '', , code = ''] = begin;
  const pro = segments.find(([id, qualifier]) => id === 'N9' && qualifier === 'CN')?.[2];
  const texts = segments
    .filter(([id]) => id === 'K1')
    .flatMap((segment) => segment.slice(1))
    .concat(
      segments.filter(([id, , qualifier]) => id === 'L11' && qualifier === 'ZZ').map((segment) => segment[3] ?? ''),
    );
  const reason = texts.filter(Boolean).join(' ').trim().slice(0, REASON_MAX);
  return { scac, shipment, decision: DECISIONS[code] ?? null, code, proNumber: pro || null, reason: reason || null };
}
