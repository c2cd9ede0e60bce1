import { checkSource, negotiate, type Negotiation, type RegistryEntry } from '@lading/mfe-contract';
import { UI_VERSION } from '@lading/ui';
import { readRuntime } from '../start/runtime';

/** What this shell provides to areas. */
const OFFER = { contract: 1, ui: UI_VERSION, api: 1 };

/** Whether an area may run here: switched on, from a place that is allowed, and made for a shell like this one. */
export function fitOf(area: RegistryEntry): Negotiation {
  if (!area.enabled) return { ok: false, reason: 'It was switched off by the operator.' };
  const source = checkSource(area, [window.location.origin, ...readRuntime().areaOrigins]);
  return source.ok ? negotiate(area, OFFER) : source;
}
