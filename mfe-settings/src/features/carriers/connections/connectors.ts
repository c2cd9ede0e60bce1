import { t } from '@lingui/core/macro';
import type { Connector } from '../../../shared/types';

/** Kind of carriers that implement the DSDC standards. */
export const DSDC = 'dsdc';

/** Source of a carrier's prices by kind of connection. */
export function priceSource(kind: string): string {
  return kind === 'tariff' ? t`Uploaded tariff` : t`Carrier API`;
}

/** Name of a kind of interface: its only carrier, or the standard. */
export function interfaceName({ kind, carrier }: Pick<Connector, 'kind' | 'carrier'>): string {
  return carrier?.name ?? (kind === DSDC ? t`DSDC standards (NMFTA)` : kind);
}
