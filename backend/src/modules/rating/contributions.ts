/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const RATING = { idPrefixes: { ofr: 'offer' } } as const;
