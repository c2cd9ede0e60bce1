import { API_VERSION } from '@lading/api-client';
import {
  checkSource,
  CONTRACT_VERSION,
  negotiate,
  type Negotiation,
  type RegistryEntry,
  type ShellOffer,
} from '@lading/mfe-contract';
import { LINGUI_VERSION, ROUTER_VERSION, UI_VERSION } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { version } from 'react';
import { readRuntime } from '../start/runtime';

/** What this shell provides to remotes. */
const OFFER: ShellOffer = {
  contract: CONTRACT_VERSION,
  ui: UI_VERSION,
  react: version,
  router: ROUTER_VERSION,
  lingui: LINGUI_VERSION,
  api: API_VERSION,
};

/** Whether a remote may run here: enabled, from an allowed origin and compatible with this shell. */
export function checkFit(remote: RegistryEntry): Negotiation {
  if (!remote.enabled) return { ok: false, reason: remote.reason ?? t`An administrator disabled it.` };
  const source = checkSource(remote, [window.location.origin, ...readRuntime().remoteOrigins]);
  return source.ok ? negotiate(remote, OFFER) : source;
}
