import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Connector } from '../../../shared/types';

/** Descriptions below their inputs, so that inputs beside each other are level. */
export const LEVEL: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Kind of carriers that implement the DSDC standards. */
export const DSDC = 'dsdc';

/** Kind of EDI partners; their settings are a page of their own. */
export const EDI = 'edi';

/** Whether connections of the kind are to a server of the carrier. */
export const isApi = (kind: string): boolean => kind !== 'tariff' && kind !== EDI;

/** Source of a carrier's prices by kind of connection. */
export function priceSource(kind: string): string {
  if (kind === EDI) return t`EDI`;
  return kind === 'tariff' ? t`Uploaded tariff` : t`Carrier API`;
}

/** Name of a kind of interface: its only carrier, or the standard. */
export function interfaceName({ kind, carrier }: Pick<Connector, 'kind' | 'carrier'>): string {
  return carrier?.name ?? (kind === DSDC ? t`DSDC standards (NMFTA)` : kind);
}

const CAPABILITIES: Record<Connector['capabilities'][number], MessageDescriptor> = {
  rate: msg`Quotes`,
  tender: msg`Bill of lading and pickup`,
  change: msg`Changes`,
  cancel: msg`Cancellations`,
  track: msg`Tracking`,
  trace: msg`Tracking`,
  documents: msg`Documents`,
  charges: msg`Preliminary charges`,
  invoices: msg`Invoices`,
  subscriptions: msg`Subscriptions`,
};

/** What the interface can do, as text. */
export function supported({ capabilities }: Connector): string {
  return [...new Set(capabilities.map((each) => i18n._(CAPABILITIES[each])))].join(', ');
}

const LIMITS: Record<Connector['notTendered'][number], MessageDescriptor> = {
  hazmat: msg`Hazardous material`,
  cross_border: msg`Freight across the border`,
  expedited: msg`Expedited freight`,
};

/** Freight that cannot be tendered over the interface, as text; null if there is none. */
export function untendered({ notTendered }: Connector): string | null {
  return notTendered.length === 0 ? null : notTendered.map((each) => i18n._(LIMITS[each])).join(', ');
}
