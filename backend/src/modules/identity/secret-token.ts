export { hashToken, newToken } from '../../platform/secrets/secret-token.js';
