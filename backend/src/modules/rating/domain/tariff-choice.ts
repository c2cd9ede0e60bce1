import type { LocalDate } from '../../../kernel/local-date.js';
import type { ConnectedCarrier, TariffVersion } from '../tariff-source.js';
import type { DeclineReason } from './decline-all.js';

/** Carriers with the version that prices a pickup, and carriers that have none. */
export interface ChosenVersions {
  readonly inForce: readonly { readonly carrier: ConnectedCarrier; readonly version: TariffVersion }[];
  readonly without: readonly { readonly carrier: ConnectedCarrier; readonly reason: DeclineReason }[];
}

/** Chooses for each carrier the newest version whose dates cover the pickup. */
export function chooseVersions(carriers: readonly ConnectedCarrier[], pickupOn: LocalDate): ChosenVersions {
  const inForce: { carrier: ConnectedCarrier; version: TariffVersion }[] = [];
  const without: { carrier: ConnectedCarrier; reason: DeclineReason }[] = [];
  for (const carrier of carriers) {
    const version = carrier.tariffs.find(({ effectiveFrom, effectiveTo }) => effectiveFrom <= pickupOn && pickupOn <= effectiveTo);
    if (version) inForce.push({ carrier, version });
    else without.push({ carrier, reason: { code: 'TARIFF_GAP', message: `${carrier.name} has no tariff in force on ${pickupOn}.` } });
  }
  return { inForce, without };
}
