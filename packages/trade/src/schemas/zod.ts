import * as z from 'zod/mini';

// The content security policy forbids generated code; without this, zod tests for it and the browser reports a violation.
z.config({ jitless: true });

/** Parameter of a rule across fields: it runs even if a field is invalid, so that all problems are reported at once. */
export const ALWAYS = { when: () => true };

export { z };
