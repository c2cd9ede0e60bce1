/** The release before this one and its last migration: its processes run on the schema of this release. */
export const PREVIOUS_RELEASE = { version: '0.1.0', lastMigration: 'WebhookEnd1781000000031' } as const;
