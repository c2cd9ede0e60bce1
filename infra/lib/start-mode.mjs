import path from 'node:path';

const LOOPBACK = '127.0.0.1';
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * Whether npm start runs the demonstration: as DEMONSTRATION says; otherwise only without a database of one's own.
 * @param {Record<string, string | undefined>} env
 */
export const isDemonstration = ({ DEMONSTRATION, DATABASE_URL }) =>
  DEMONSTRATION ? DEMONSTRATION === 'true' : !DATABASE_URL;

/** Address at which this machine reaches the product. */
export const localUrl = ({ HOST }, port) => `http://${EVERY_ADDRESS.includes(HOST) ? LOOPBACK : HOST}:${port}`;

/**
 * Environment of the backend in npm start. The demonstration is open to this machine only.
 * @param {Record<string, string | undefined>} env
 */
export function startEnvironment(env, { port, databaseUrl, ladingDir }) {
  const demonstration = isDemonstration(env);
  const { HOST = '', PUBLIC_URL = '' } = demonstration ? {} : env;
  return {
    ...env,
    PORT: String(port),
    HOST: HOST || LOOPBACK,
    PUBLIC_URL: PUBLIC_URL || `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: '',
    DEMONSTRATION: String(demonstration),
    LADING_DIR: ladingDir,
    STATIC_DIR: env.STATIC_DIR || path.join(ladingDir, 'www'),
    RUN_WORKER: 'true',
  };
}
