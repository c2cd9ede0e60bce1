import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { ConnectedCarrier, TariffVersion } from '../tariffs/tariff-source.js';
import type { DeclineReason } from './decline-all.js';
import type { TariffMode } from '../engine/index.js';
import type { QuoteRequest } from './quote-request.js';

/**
 * Modes to rate. An explicit mode is the only one. Otherwise all candidates are rated, and always LTL, because the carrier's
 * tariff limits are more accurate than a threshold. Intermediate stops require a truckload.
 */
export function modesToPrice(
  { mode = 'auto', stops }: QuoteRequest,
  candidates: readonly { readonly mode: TariffMode }[],
): TariffMode[] {
  if (mode !== 'auto') return [mode];
  if (stops.length > 2) return ['FTL'];
  return [...new Set<TariffMode>(['LTL', ...candidates.map((candidate) => candidate.mode)])];
}

/** Carriers with the tariff versions in force on the pickup date, and carriers without any. */
export interface ChosenVersions {
  readonly inForce: readonly { readonly carrier: ConnectedCarrier; readonly version: TariffVersion }[];
  readonly without: readonly { readonly carrier: ConnectedCarrier; readonly reason: DeclineReason }[];
}

/** Selects, for each carrier and mode, the newest version whose dates cover the pickup date. */
export function chooseVersions(
  carriers: readonly ConnectedCarrier[],
  pickupOn: LocalDate,
  modes: readonly TariffMode[],
): ChosenVersions {
  const inForce: { carrier: ConnectedCarrier; version: TariffVersion }[] = [];
  const without: { carrier: ConnectedCarrier; reason: DeclineReason }[] = [];
  for (const carrier of carriers) {
    const covering = carrier.tariffs.filter(
      ({ effectiveFrom, effectiveTo }) => effectiveFrom <= pickupOn && pickupOn <= effectiveTo,
    );
    const versions = modes.flatMap((mode) => covering.find((version) => version.mode === mode) ?? []);
    inForce.push(...versions.map((version) => ({ carrier, version })));
    if (versions.length === 0) without.push({ carrier, reason: missing(carrier, covering, pickupOn, modes) });
  }
  return { inForce, without };
}

function missing(
  { name }: ConnectedCarrier,
  covering: readonly TariffVersion[],
  pickupOn: LocalDate,
  modes: readonly TariffMode[],
): DeclineReason {
  if (covering.length === 0)
    return {
      code: 'TARIFF_GAP',
      message: english(msg`${{ name }} has no tariff in force on ${{ day: { day: pickupOn } }}.`),
    };
  const offered = [...new Set(covering.map(({ mode }) => mode))];
  return {
    code: 'MODE_NOT_OFFERED',
    message: english(
      msg`${{ name }} has only ${{ offered }} tariffs in force on ${{ day: { day: pickupOn } }}; the freight is priced as ${{ modes }}.`,
    ),
  };
}
