import type { LocalDate } from '../../../kernel/time/local-date.js';

/** Status of a tariff version on a day. */
export type TariffStatus = 'scheduled' | 'active' | 'superseded' | 'ended' | 'withdrawn';

/** A version, and the carrier's newest version that is not withdrawn and covers the day. */
export interface TariffStanding {
  readonly version: number;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
  readonly withdrawn: boolean;
  /** Null if no version of the carrier covers the day. */
  readonly versionInForce: number | null;
}

/** The newest version that covers the day and is not withdrawn is active. There is no manual activation. */
export function tariffStatus(tariff: TariffStanding, today: LocalDate): TariffStatus {
  if (tariff.withdrawn) return 'withdrawn';
  if (tariff.effectiveTo < today) return 'ended';
  if (tariff.effectiveFrom > today) return 'scheduled';
  return tariff.version === tariff.versionInForce ? 'active' : 'superseded';
}
