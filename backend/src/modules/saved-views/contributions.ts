/** Names that this module adds to the application's (`backend/src/contributions`). */
export const SAVED_VIEWS = { idPrefixes: { svw: 'saved view' } } as const;
