import type { SheetKind } from '../terms/terms-document';
import { guessColumns } from './rate-columns';
import { readSheetHead, type SheetHead, withHeader } from './rate-sheet-head';

/** A chosen rate sheet, and what each of its columns holds ('' for a column that is not used). */
export interface ChosenSheet {
  file: File;
  head: SheetHead;
  kind: SheetKind;
  mapping: string[];
}

/** @throws SaidFailure when the file cannot be a rate sheet */
export async function chooseSheet(file: File, kind: SheetKind): Promise<ChosenSheet> {
  const head = await readSheetHead(file);
  return { file, head, kind, mapping: guessColumns(head.columns, kind) };
}

/** The sheet read as one of another kind; columns are guessed anew when the kind has changed. */
export function asKind(sheet: ChosenSheet, kind: SheetKind): ChosenSheet {
  return sheet.kind === kind ? sheet : { ...sheet, kind, mapping: guessColumns(sheet.head.columns, kind) };
}

/** The file as the API takes it. */
export function sheetToSend({ file, head, mapping }: ChosenSheet): File {
  return withHeader(file, head, mapping);
}
