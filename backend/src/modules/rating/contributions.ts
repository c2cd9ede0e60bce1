/** Names that this module adds to the application's (`backend/src/contributions`). */
export const RATING = { idPrefixes: { ofr: 'offer' } } as const;
