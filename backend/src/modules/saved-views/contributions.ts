/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const SAVED_VIEWS = { idPrefixes: { svw: 'saved view' } } as const;
