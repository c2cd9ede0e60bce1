const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an invitation can be accepted. Source: product requirements, section 5. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
/** How long a request to join waits for approval. Source: product requirements, section 5. */
export const REQUEST_LIFETIME_MS = 14 * DAY_MS;
