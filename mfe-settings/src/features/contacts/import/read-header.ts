import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';

/** The header stands in this much of the file; the rest is not read here. */
const HEAD_BYTES = 65_536;
const DELIMITERS = [',', ';', '\t'];

/** The names of a CSV file's columns, separated by comma, semicolon or tab. @throws UserFacingError when they cannot be read */
export async function readHeader(file: Blob): Promise<string[]> {
  const head = decode(await file.slice(0, HEAD_BYTES).arrayBuffer()).replace(/^\uFEFF?[\r\n]*/, '');
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(head)?.[0] ?? '';
  const delimiter = DELIMITERS.reduce((best, next) =>
    line.split(next).length > line.split(best).length ? next : best,
  );
  const names = cellsOf(line, delimiter);
  if (names.every((name) => name === ''))
    throw new UserFacingError(t`The file is empty. Choose a CSV file whose first line names its columns.`);
  return names;
}

/** The end of the piece may stand within a character, which is no failure of the file. */
function decode(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8').decode(bytes);
}

function cellsOf(line: string, delimiter: string): string[] {
  const cell = new RegExp(`(?:^|${delimiter})(?:"((?:[^"]|"")*)"|([^${delimiter}]*))`, 'g');
  return Array.from(line.matchAll(cell), ([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}
