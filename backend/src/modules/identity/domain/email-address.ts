export { EMAIL_CHARACTERS, normalizeEmail } from '../../../kernel/email-address.js';
