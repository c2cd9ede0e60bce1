import type { components } from '@lading/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Role = components['schemas']['MemberDto']['role'];

interface RoleWords {
  value: Role;
  label: MessageDescriptor;
  /** What members with this role can do. */
  does: MessageDescriptor;
}

/** Every role, from the most to the least powerful. */
export const ROLES: readonly RoleWords[] = [
  {
    value: 'owner',
    label: msg({ context: 'role', message: 'Owner' }),
    does: msg`Full access, including transfer of ownership`,
  },
  { value: 'admin', label: msg`Admin`, does: msg`Full access except transfer of ownership` },
  { value: 'manager', label: msg`Logistics manager`, does: msg`Quotes, books, and manages carriers and tariffs` },
  { value: 'booker', label: msg`Booker`, does: msg`Quotes and books` },
  { value: 'dock', label: msg`Dock`, does: msg`Loads shipments; sees no prices` },
  {
    value: 'finance',
    label: msg`Finance`,
    does: msg`Decides about carrier invoices; views quotes, prices, shipments and tariffs; uploads documents`,
  },
  {
    value: 'approver',
    label: msg`Approver`,
    does: msg`Approves bookings; views quotes, prices, shipments and documents`,
  },
  { value: 'viewer', label: msg`Viewer`, does: msg`Views quotes and shipments` },
];

/** Display name of a role. */
export function roleLabel(role: string): string {
  const known = ROLES.find(({ value }) => value === role);
  return known ? i18n._(known.label) : role;
}

/** Roles that a member can assign: only owners assign owners and admins. */
export const rolesToGive = (own: string | undefined): readonly RoleWords[] =>
  own === 'owner' ? ROLES : ROLES.filter(({ value }) => value !== 'owner' && value !== 'admin');
