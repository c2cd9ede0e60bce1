const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');
/** End of a ZIP's directory, and how far from the end of a file it may be. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_DISTANCE = 65_557;
/** Readers look this far for the start of a PDF. */
const PDF_START_DISTANCE = 1_024;

/** Whether another program takes the file for something else. */
export function isTwoFiles(bytes: Buffer, contentType: string): boolean {
  if (bytes.subarray(-ZIP_END_DISTANCE).includes(ZIP_END)) return true;
  if (contentType === 'application/pdf') return false;
  const carriesPdf = bytes.subarray(0, PDF_START_DISTANCE).includes('%PDF-');
  return carriesPdf || (contentType === 'image/png' && !bytes.subarray(-PNG_END.length).equals(PNG_END));
}
