/** How far a user's membership of a company has come; only `active` lets anybody in. */
export type AssociationStatus = 'invited' | 'requested' | 'active' | 'suspended' | 'removed';
