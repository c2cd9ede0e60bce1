/** How far somebody's membership of a company has come; only `active` lets anybody in. `invited` is an invitation that is still open. */
export const ASSOCIATION_STATUSES = ['invited', 'requested', 'active', 'suspended', 'removed'] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];

/** What a membership may become. A removed member comes back as anybody comes in: by invitation or request. */
export const ASSOCIATION_TRANSITIONS: Readonly<Record<AssociationStatus, readonly AssociationStatus[]>> = {
  invited: ['active', 'removed'],
  requested: ['active', 'removed'],
  active: ['suspended', 'removed'],
  suspended: ['active', 'removed'],
  removed: ['requested', 'active'],
};

/** True when a membership may go from one state to the other. */
export function mayBecome(from: AssociationStatus, to: AssociationStatus): boolean {
  return ASSOCIATION_TRANSITIONS[from].includes(to);
}
