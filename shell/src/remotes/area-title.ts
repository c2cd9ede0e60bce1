import type { RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';

/** Name of an area for people: its first navigation label. */
export const areaTitle = (area: RegistryEntry): string => area.nav[0]?.label ?? t`This page`;
