import { withReaderMessages } from '../../../platform/request-context.js';
import { english } from '../../../messages/translate.js';
import type { Readable } from 'node:stream';
import { type SheetKind, sheetKindOf, type SheetRow, type TariffTerms, parseTariffTerms } from '../../rating/index.js';
import { checkRates } from './check-rates.js';
import { readRateSheet } from './rate-sheet.js';
import { type UploadMessage, termsMessage } from './upload-messages.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { parseWellFormedJson } from '../../../platform/http/validation/well-formed.js';
import { msg, stored, plural } from '../../../messages/message.js';

/** The parts of an upload. */
export interface TariffUpload {
  /** JSON text, null when not sent. */
  terms: string | null;
  /** Opens the CSV from the start on each call; null if not sent. */
  rates: (() => Readable) | null;
}

/** A tariff without errors. */
export interface UploadedTariff {
  readonly terms: TariffTerms;
  readonly rowCount: number;
  /** Reads the rates again from the start. */
  rates(): AsyncIterable<SheetRow>;
  readonly warnings: readonly UploadMessage[];
}

/** Validates both parts completely before anything is stored. @throws TariffInvalid with all errors */
export async function checkTariff({ terms: json, rates }: TariffUpload): Promise<UploadedTariff> {
  const { terms, sheet, errors, warnings } = readTerms(json);
  const checked = sheet === null ? { rows: 0, errors: [], warnings: [] } : await checkRates(rates?.() ?? null, sheet);
  const found = {
    rows: checked.rows,
    errors: [...errors, ...checked.errors],
    warnings: [...warnings, ...checked.warnings],
  };
  if (terms === null || rates === null || found.errors.length > 0) throw new TariffInvalid(found);
  return { terms, rowCount: found.rows, rates: () => rowsOf(rates(), sheetKindOf(terms)), warnings: found.warnings };
}

async function* rowsOf(source: Readable, kind: SheetKind): AsyncGenerator<SheetRow> {
  for await (const { row } of readRateSheet(source, kind)) if (row) yield row;
}

/** An upload with errors; nothing was stored. The problem also contains the fields of the upload response (freight.md Annex H). */
export class TariffInvalid extends DomainError {
  constructor({
    rows,
    errors,
    warnings,
  }: {
    rows: number;
    errors: readonly UploadMessage[];
    warnings: readonly UploadMessage[];
  }) {
    const detail = msg`${plural({ count: errors.length }, { one: 'One thing is', other: '# things are' })} wrong with the tariff. Nothing was stored.`;
    super(
      'TARIFF_INVALID',
      422,
      detail,
      undefined,
      errors.map((error) => ({ ...error, message: stored(error.message) })),
      { tariffId: null, version: null, rows, warnings: withReaderMessages(warnings) },
    );
  }
}

/** Result of parsing the `terms` part: the terms, or null with all errors. */
interface ReadTerms {
  readonly terms: TariffTerms | null;
  /** Set even if other terms are invalid, so that the rates can be validated in the same run. */
  readonly sheet: SheetKind | null;
  readonly errors: readonly UploadMessage[];
  readonly warnings: readonly UploadMessage[];
}

/** Parses the JSON of the `terms` part; null if the part was not sent. */
function readTerms(json: string | null): ReadTerms {
  if (json === null) return failed('REQUIRED', english(msg`Send the terms of the tariff as the part "terms".`));
  let document: unknown;
  try {
    document = parseWellFormedJson(json.replace(/^\uFEFF/, ''));
  } catch {
    return failed('MALFORMED_JSON', english(msg`The part "terms" is not well-formed JSON.`));
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
