/** Names that this module adds to the application's (`backend/src/contributions`). */
export const NOTIFICATIONS = { idPrefixes: { ntf: 'notification', dig: 'digest', sum: 'weekly summary' } } as const;
