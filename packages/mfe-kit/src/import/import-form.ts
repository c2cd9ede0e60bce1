/** A chosen file, and our column names by those of the file. */
export interface MappedUpload {
  file: File;
  mapping: Record<string, string>;
}

/** The upload of an import as a form. */
export function importForm({ file, mapping }: MappedUpload): FormData {
  const form = new FormData();
  form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  return form;
}
