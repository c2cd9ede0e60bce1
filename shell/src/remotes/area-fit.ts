import {
  checkSource,
  CONTRACT_VERSION,
  negotiate,
  type Negotiation,
  type RegistryEntry,
  type ShellOffer,
} from '@lading/mfe-contract';
import { UI_VERSION } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { version } from 'react';
import { readRuntime } from '../start/runtime';

/** What this shell provides to areas. */
const OFFER: ShellOffer = { contract: CONTRACT_VERSION, ui: UI_VERSION, react: version, api: 1 };

/** Whether an area may run here: switched on, from a place that is allowed, and made for a shell like this one. */
export function fitOf(area: RegistryEntry): Negotiation {
  if (!area.enabled) return { ok: false, reason: t`It was switched off by the operator.` };
  const source = checkSource(area, [window.location.origin, ...readRuntime().areaOrigins]);
  return source.ok ? negotiate(area, OFFER) : source;
}
