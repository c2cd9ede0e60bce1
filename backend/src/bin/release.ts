import { readFileSync } from 'node:fs';

/** Version of the product. */
export function release(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
