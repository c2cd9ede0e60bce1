import { parseWellFormedJson } from '../../../platform/http/validation/well-formed.js';
import { parseTariffTerms, type SheetKind, type TariffTerms } from '../../rating/index.js';
import { termsMessage, type UploadMessage } from './upload-messages.js';

/** Result of parsing the `terms` part: the terms, or null with all errors. */
export interface ReadTerms {
  readonly terms: TariffTerms | null;
  /** Set even if other terms are invalid, so that the rates can be validated in the same run. */
  readonly sheet: SheetKind | null;
  readonly errors: readonly UploadMessage[];
  readonly warnings: readonly UploadMessage[];
}

/** Parses the JSON of the `terms` part; null if the part was not sent. */
export function readTerms(json: string | null): ReadTerms {
  if (json === null) return failed('REQUIRED', 'Send the terms of the tariff as the part "terms".');
  let document: unknown;
  try {
    document = parseWellFormedJson(json.replace(/^\uFEFF/, ''));
  } catch {
    return failed('MALFORMED_JSON', 'The part "terms" is not well-formed JSON.');
  }
  const parsed = parseTariffTerms(document);
  return {
    terms: parsed.terms ?? null,
    sheet: sheetOf(document),
    errors: (parsed.errors ?? []).map(({ pointer, code, message }) => termsMessage(pointer, code, message)),
    warnings: (parsed.terms ? parsed.warnings : []).map(({ pointer, code, message }) =>
      termsMessage(pointer, code, message),
    ),
  };
}

function sheetOf(document: unknown): SheetKind | null {
  const { basis, modes } = (document ?? {}) as { basis?: unknown; modes?: unknown };
  if (Array.isArray(modes) && modes[0] === 'FTL') return 'truckload';
  return basis === 'lane' || basis === 'mileage' ? basis : null;
}

function failed(code: string, message: string): ReadTerms {
  return { terms: null, sheet: null, errors: [termsMessage('', code, message)], warnings: [] };
}
