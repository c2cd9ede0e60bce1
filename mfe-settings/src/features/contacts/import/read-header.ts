import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import Papa from 'papaparse';

/** The header is in this part of the file; the rest is not read here. */
const HEAD_BYTES = 65_536;

/** Column names of a CSV file with any usual delimiter. @throws UserFacingError if there are none */
export async function readHeader(file: Blob): Promise<string[]> {
  const head = await file.slice(0, HEAD_BYTES).text();
  const { data } = Papa.parse<string[]>(head, {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const names = (data[0] ?? []).map((name) => name.trim());
  if (names.every((name) => name === ''))
    throw new UserFacingError(t`The file is empty. Choose a CSV file whose first line names its columns.`);
  return names;
}
