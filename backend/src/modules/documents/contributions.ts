/** Names that this module adds to the application's (`backend/src/contributions`). */
export const DOCUMENTS = { idPrefixes: { doc: 'document' } } as const;
