import { accessorialName, modeName } from '@lading/trade';
import { formatMoney } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { roleLabel } from '../../shared/roles';
import type { ApprovalRuleList, Approvers, RuleCondition } from '../../shared/types';

export type RuleField = RuleCondition['field'];

/** What a condition compares with. */
export type FieldKind = 'amount' | 'percent' | 'flag' | 'mode' | 'role' | 'service' | 'scacs' | 'states' | 'words';

/** Fields of conditions, in the order of the editor. */
export const RULE_FIELDS: Readonly<Record<RuleField, { label: MessageDescriptor; kind: FieldKind }>> = {
  total: { label: msg`Total above`, kind: 'amount' },
  over_cheapest: { label: msg`Above the cheapest offer by more than`, kind: 'percent' },
  declared_value: { label: msg`Declared value above`, kind: 'amount' },
  requester_role: { label: msg`Booked by role`, kind: 'role' },
  mode: { label: msg`Mode`, kind: 'mode' },
  carrier: { label: msg`Carrier (SCAC)`, kind: 'scacs' },
  expedited: { label: msg`Expedited or guaranteed service`, kind: 'flag' },
  hazmat: { label: msg`Hazardous material`, kind: 'flag' },
  cross_border: { label: msg`Crosses the border`, kind: 'flag' },
  class_override: { label: msg`Freight class differs from density class`, kind: 'flag' },
  address_not_in_book: { label: msg`Address not from contacts`, kind: 'flag' },
  accessorial: { label: msg`Service`, kind: 'service' },
  origin_state: { label: msg`Origin state or province`, kind: 'states' },
  destination_state: { label: msg`Destination state or province`, kind: 'states' },
  pickup_location: { label: msg`Name of the pickup location contains`, kind: 'words' },
  delivery_location: { label: msg`Name of the delivery location contains`, kind: 'words' },
};

const VALUE_WORDS: Partial<Record<FieldKind, (value: string) => string>> = {
  mode: modeName,
  role: roleLabel,
  service: accessorialName,
};

/** A condition in words, such as "Total above $2,500.00". */
export function conditionText({
  field,
  amount,
  percent,
  values = [],
  words = [],
  carriers = [],
}: RuleCondition): string {
  const { label, kind } = RULE_FIELDS[field];
  const name = i18n._(label);
  if (amount) return `${name} ${formatMoney(amount)}`;
  if (percent !== undefined) return `${name} ${percent}%`;
  if (kind === 'flag') return name;
  if (kind === 'words') return `${name} ${words.map((word) => `“${word}”`).join(t` or `)}`;
  if (kind === 'scacs') return `${name}: ${carriers.join(t` or `)}`;
  return `${name}: ${values.map(VALUE_WORDS[kind] ?? ((value) => value)).join(t` or `)}`;
}

/** Who approves: roles and members by name. */
export function approversText({ roles, userIds }: Approvers, members: ApprovalRuleList['members']): string {
  const names = userIds.map((id) => members.find(({ userId }) => userId === id)?.fullName ?? t`Former approver`);
  return [...roles.map(roleLabel), ...names].join(t` or `);
}
