import { modeName } from '@lading/trade';
import { formatNumber } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CodingCondition, CodingRule } from '../../shared/types';

export type CodingField = CodingCondition['field'];

/** How the values of a condition are entered. */
export type EntryKind = 'mode' | 'direction' | 'scacs' | 'states' | 'postal' | 'words';

interface FieldWords {
  label: MessageDescriptor;
  kind: EntryKind;
}

/** Fields of conditions, in the order of the editor. */
export const CODING_FIELDS: Readonly<Record<CodingField, FieldWords>> = {
  mode: { label: msg`Mode`, kind: 'mode' },
  direction: { label: msg`Direction`, kind: 'direction' },
  carrier: { label: msg`Carrier (SCAC)`, kind: 'scacs' },
  origin: { label: msg`Pickup location contains`, kind: 'words' },
  origin_state: { label: msg`Origin state or province`, kind: 'states' },
  origin_postal_code: { label: msg`Origin postal code begins with`, kind: 'postal' },
  consignee: { label: msg`Consignee contains`, kind: 'words' },
  destination_state: { label: msg`Destination state or province`, kind: 'states' },
  destination_postal_code: { label: msg`Destination postal code begins with`, kind: 'postal' },
  product: { label: msg`An item contains`, kind: 'words' },
};

/** Who pays the carrier decides the direction. */
export const DIRECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  outbound: msg`Outbound (prepaid)`,
  inbound: msg`Inbound (collect)`,
  third_party: msg`Third party`,
};

export const directionOptions = () =>
  Object.entries(DIRECTIONS).map(([value, label]) => ({ value, label: i18n._(label) }));

const directionName = (value: string) => {
  const name = DIRECTIONS[value];
  return name ? i18n._(name) : value;
};

const VALUE_WORDS: Partial<Record<EntryKind, (value: string) => string>> = {
  mode: modeName,
  direction: directionName,
};

/** A condition in words, such as "Mode: LTL or Volume LTL". */
export function codingConditionText({ field, values }: CodingCondition): string {
  const { label, kind } = CODING_FIELDS[field];
  const names = values.map(VALUE_WORDS[kind] ?? ((value) => value)).join(t` or `);
  return `${i18n._(label)}: ${names}`;
}

/** Charges that can have an account of their own. */
export const ACCOUNT_LABELS = {
  other: msg`GL account`,
  linehaul: msg`Linehaul`,
  fuel: msg`Fuel surcharge`,
  accessorial: msg`Accessorials`,
  tax: msg`Tax`,
} as const satisfies Record<keyof CodingRule['accounts'], MessageDescriptor>;

/** Accounts of a rule: "5190; Linehaul: 5100; Fuel surcharge: 5110". */
export function accountsText({ other, ...kinds }: CodingRule['accounts']): string {
  const own = Object.entries(kinds).flatMap(([kind, account]) =>
    account ? [`${i18n._(ACCOUNT_LABELS[kind as keyof typeof ACCOUNT_LABELS])}: ${account}`] : [],
  );
  return [other, ...own].join('; ');
}

const PERCENT = 100;
const shareText = (basisPoints: number) => `${formatNumber(basisPoints / PERCENT)}%`;

/** How a rule splits the amount: "East 60%, West 40%". */
export function splitText({ by, shares }: CodingRule['split']): string {
  if (by === 'fixed') {
    if (shares.length === 1) return shares[0]?.costCenter ?? '';
    return shares.map(({ costCenter, basisPoints = 0 }) => `${costCenter} ${shareText(basisPoints)}`).join(', ');
  }
  const parts = shares.map(({ costCenter, products = [] }) =>
    products.length === 0 ? t`${costCenter} (all other items)` : `${costCenter} (${products.join(', ')})`,
  );
  const list = parts.join(', ');
  return by === 'weight' ? t`By weight: ${list}` : t`By pieces: ${list}`;
}
