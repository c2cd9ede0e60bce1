/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const DOCUMENTS = { idPrefixes: { doc: 'document' } } as const;
