import type { SheetKind } from '../terms/terms-document';
import { guessColumns } from './rate-columns';
import { readSheetHead, type SheetHead, withHeader } from './rate-sheet-head';

/** A chosen rate sheet and the mapping of its columns ('' for unused columns). */
export interface ChosenSheet {
  file: File;
  head: SheetHead;
  kind: SheetKind;
  mapping: string[];
}

/** @throws UserFacingError if the file cannot be a rate sheet */
export async function chooseSheet(file: File, kind: SheetKind): Promise<ChosenSheet> {
  const head = await readSheetHead(file);
  return { file, head, kind, mapping: guessColumns(head.columns, kind) };
}

/** The sheet as another kind, with columns mapped again if the kind has changed. */
export function asKind(sheet: ChosenSheet, kind: SheetKind): ChosenSheet {
  return sheet.kind === kind ? sheet : { ...sheet, kind, mapping: guessColumns(sheet.head.columns, kind) };
}

/** The file with the column names of the API. */
export function sheetToSend({ file, head, mapping }: ChosenSheet): File {
  return withHeader(file, head, mapping);
}
