/** For files that never change under their name. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
/** The same for responses that depend on the user. */
export const ASK_AGAIN_PRIVATE = 'private, no-cache';
