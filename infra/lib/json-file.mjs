import fs from 'node:fs';
import path from 'node:path';

/** The contents of a JSON file, or undefined when there is none. */
export function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Writes a JSON file so that a reader, or the next start after a crash or a full disk, sees either the old or the new contents. */
export function writeJson(file, value, mode = 0o600) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode });
  fs.renameSync(`${file}.new`, file);
}
