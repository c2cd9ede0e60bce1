import { useKeptForm } from '../../../shared/form/use-kept-form';
import { parseTerms, type TermsDocument } from '../terms/terms-document';
import { EMPTY_TERMS, type TermsValues, toDocument, toValues } from '../terms/terms-values';

/** What is typed for an upload: the terms in fields, or the same as JSON. */
export interface UploadValues {
  entry: 'form' | 'json';
  terms: TermsValues;
  json: string;
}

export const EMPTY_UPLOAD: UploadValues = { entry: 'form', terms: EMPTY_TERMS, json: '' };

/** The typed terms; they survive a reload. */
export function useUploadForm() {
  return useKeptForm<UploadValues>('tariff-terms', EMPTY_UPLOAD);
}

/** The terms as they would be sent; null while the JSON cannot be read. */
export function documentOf({ entry, terms, json }: UploadValues): TermsDocument | null {
  return entry === 'form' ? toDocument(terms) : parseTerms(json);
}

/** The same terms, typed in the other way; null when the JSON cannot be read. */
export function inOtherEntry(values: UploadValues): UploadValues | null {
  const document = documentOf(values);
  if (document === null) return null;
  return values.entry === 'form'
    ? { ...values, entry: 'json', json: JSON.stringify(document, null, 2) }
    : { ...values, entry: 'form', terms: toValues(document) };
}

/** The terms with other dates, typed as they are now. */
export function withDates(values: UploadValues, dates: { effectiveFrom: string; effectiveTo: string }): UploadValues {
  if (values.entry === 'form') return { ...values, terms: { ...values.terms, ...dates } };
  return { ...values, json: JSON.stringify({ ...parseTerms(values.json), ...dates }, null, 2) };
}

/** Terms to begin with. */
export function startingWith(document: TermsDocument): UploadValues {
  return { ...EMPTY_UPLOAD, terms: toValues(document) };
}
