import type { LocalDate } from '../../../kernel/time/local-date.js';

/** Status of a tariff version on a day. */
export type TariffStatus = 'scheduled' | 'active' | 'superseded' | 'ended' | 'withdrawn';

/** A version and the newest version of its carrier that is not withdrawn and covers the day. */
export interface TariffStanding {
  readonly version: number;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
  readonly withdrawn: boolean;
  /** Null when no version of the carrier covers the day. */
  readonly versionInForce: number | null;
}

/** Of the versions that cover a day and are not withdrawn, the newest one is active: a tariff is activated by its dates. */
export function tariffStatus(tariff: TariffStanding, today: LocalDate): TariffStatus {
  if (tariff.withdrawn) return 'withdrawn';
  if (tariff.effectiveTo < today) return 'ended';
  if (tariff.effectiveFrom > today) return 'scheduled';
  return tariff.version === tariff.versionInForce ? 'active' : 'superseded';
}
