import fs from 'node:fs';
import path from 'node:path';

const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'(\/api\/[^']+)'/g;

/** The operations that the source of a remote calls, tested or not. */
export function callsIn(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file));
  const calls = files.flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(CALL)]);
  return [...new Set(calls.map(([, method, route]) => `${method} ${route}`))].sort();
}
