import { useDraftForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { checkTerms } from '../terms/check-terms';
import { parseTerms, type TermsDocument } from '../terms/terms-document';
import { EMPTY_TERMS, type TermsValues, toDocument, toValues } from '../terms/terms-values';

/** Terms as typed: in fields, or the same as JSON. */
export interface UploadValues {
  entry: 'form' | 'json';
  terms: TermsValues;
  json: string;
}

const EMPTY_UPLOAD: UploadValues = { entry: 'form', terms: EMPTY_TERMS, json: '' };

/** A form without terms, except the carrier if it is known. */
export function emptyUpload(carrier?: UploadValues['terms']['carrier']): UploadValues {
  if (carrier === undefined) return EMPTY_UPLOAD;
  const { scac, name } = carrier;
  return { ...EMPTY_UPLOAD, terms: { ...EMPTY_TERMS, carrier: { scac, name } } };
}

const schema = z.custom<UploadValues>().check(
  z.superRefine(({ entry, terms, json }, ctx) => {
    const issue = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (entry === 'form') {
      for (const { path, message } of checkTerms(terms, ['terms'])) issue(path, message);
      for (const { field, message } of checkDates(terms)) issue(['terms', field], message);
      return;
    }
    const document = parseTerms(json);
    if (document === null) return issue(['json'], t`The JSON is invalid. Check commas and quotation marks.`);
    const { effectiveFrom = '', effectiveTo = '' } = document;
    for (const { message } of checkDates({ effectiveFrom, effectiveTo })) issue(['json'], message);
  }),
);

/** The first and the last day are needed, in this order. */
function checkDates({
  effectiveFrom,
  effectiveTo,
}: Pick<TermsValues, 'effectiveFrom' | 'effectiveTo'>): { field: 'effectiveFrom' | 'effectiveTo'; message: string }[] {
  if (!isLocalDate(effectiveFrom)) return [{ field: 'effectiveFrom', message: t`Choose the first day.` }];
  if (!isLocalDate(effectiveTo)) return [{ field: 'effectiveTo', message: t`Choose the last day.` }];
  return effectiveTo < effectiveFrom
    ? [{ field: 'effectiveTo', message: t`Choose the first day or a later day.` }]
    : [];
}

const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The form of all steps. Its draft is kept until the tariff is saved. */
export const useUploadForm = (carrier?: UploadValues['terms']['carrier']) =>
  useDraftForm({
    name: carrier ? `tariff-terms-${carrier.scac}` : 'tariff-terms',
    schema,
    defaults: emptyUpload(carrier),
  });

/** The terms for the API; null if the JSON is invalid. */
export function documentOf({ entry, terms, json }: UploadValues): TermsDocument | null {
  return entry === 'form' ? toDocument(terms) : parseTerms(json);
}

/** The same terms in the other entry mode; null if the JSON is invalid. */
export function inOtherEntry(values: UploadValues): UploadValues | null {
  const document = documentOf(values);
  if (document === null) return null;
  return values.entry === 'form'
    ? { ...values, entry: 'json', json: JSON.stringify(document, null, 2) }
    : { ...values, entry: 'form', terms: toValues(document) };
}

/** The same terms with other dates. */
export function withDates(values: UploadValues, dates: { effectiveFrom: string; effectiveTo: string }): UploadValues {
  if (values.entry === 'form') return { ...values, terms: { ...values.terms, ...dates } };
  return { ...values, json: JSON.stringify({ ...parseTerms(values.json), ...dates }, null, 2) };
}

/** A form that starts with these terms. */
export function startingWith(document: TermsDocument): UploadValues {
  return { ...EMPTY_UPLOAD, terms: toValues(document) };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
