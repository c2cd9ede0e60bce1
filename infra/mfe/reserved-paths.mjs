/** First segments of paths that the server or the shell uses itself. */
const RESERVED = [
  'api',
  'carrier-api',
  'dev',
  'health',
  'metrics',
  'mcp',
  'mfe',
  'monitoring',
  'help',
  'notifications',
  'releases',
  'shell',
  'track',
];

export const isReserved = (path) => RESERVED.includes(path.split('/')[1]);
