/** In tests texts are read as they stand in the code, in every language. */
export const messages = {};
