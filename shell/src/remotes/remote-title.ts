import type { RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';

/** Display name of a remote: its first navigation label. */
export const remoteTitle = (remote: RegistryEntry): string => remote.nav[0]?.label ?? t`This page`;
