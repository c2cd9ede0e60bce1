import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import { UserFacingError } from '../query/failure';

/** Header and first rows are in this part of the file; the rest is not read here. */
const HEAD_BYTES = 65_536;
const SAMPLES = 3;

/** The names of a file's columns, and its first rows. */
export interface FileHead {
  header: string[];
  samples: string[][];
}

/** What papaparse reads like the API: any usual delimiter. */
export const CSV_FORMAT = { delimitersToGuess: [',', ';', '\t'] };

/** Column names and first rows of a CSV file. @throws UserFacingError if there are none */
export async function readHead(file: Blob): Promise<FileHead> {
  const head = await file.slice(0, HEAD_BYTES).text();
  const { data } = Papa.parse<string[]>(head, { ...CSV_FORMAT, preview: 20, skipEmptyLines: 'greedy' });
  const [names = [], ...rows] = data.map((cells) => cells.map((cell) => cell.trim()));
  if (names.every((name) => name === ''))
    throw new UserFacingError(t`The file is empty. Choose a CSV file whose first line names its columns.`);
  return { header: names, samples: rows.slice(0, SAMPLES) };
}
