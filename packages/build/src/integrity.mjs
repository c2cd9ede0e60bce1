import crypto from 'node:crypto';

/** Value of an `integrity` attribute for the given bytes. */
export const integrityOf = (bytes) => `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`;
