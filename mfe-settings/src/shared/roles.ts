import type { components } from '@lading/api-client';

export type Role = components['schemas']['MemberDto']['role'];

interface RoleWords {
  value: Role;
  label: string;
  /** What somebody with it does. */
  does: string;
}

/** Every role, from the most to the least powerful. */
export const ROLES: readonly RoleWords[] = [
  { value: 'owner', label: 'Owner', does: 'Everything, and hands the company over' },
  { value: 'admin', label: 'Admin', does: 'Everything but handing the company over' },
  { value: 'manager', label: 'Logistics manager', does: 'Quotes, books, and keeps carriers and tariffs' },
  { value: 'booker', label: 'Booker', does: 'Quotes and books' },
  { value: 'dock', label: 'Dock', does: 'Loads shipments; sees no prices' },
  { value: 'finance', label: 'Finance', does: 'Reads prices, documents and invoices' },
  { value: 'approver', label: 'Approver', does: 'Approves bookings above a limit' },
  { value: 'viewer', label: 'Viewer', does: 'Reads quotes and shipments' },
];

/** The role in words. */
export const roleLabel = (role: string): string => ROLES.find(({ value }) => value === role)?.label ?? role;

/** Roles that somebody may give and take: only owners deal with owners and admins. */
export const rolesToGive = (own: string | undefined): readonly RoleWords[] => (own === 'owner' ? ROLES : ROLES.filter(({ value }) => value !== 'owner' && value !== 'admin'));
