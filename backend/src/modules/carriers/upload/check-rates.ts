import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import type { Readable } from 'node:stream';
import { LIMITS } from '../../../kernel/limits.js';
import { isTruckloadRow, type SheetKind, type SheetRow } from '../../rating/index.js';
import { LaneKeys, MileageKeys } from '../domain/rate-keys.js';
import { readRateSheet } from './rate-sheet.js';
import { rateMessage, type UploadMessage } from './upload-messages.js';

/** Reading stops after this many errors. */
const ERRORS_MAX = 1_000;

/** Result of validating a rate sheet. */
export interface CheckedRates {
  /** Number of rows read. */
  readonly rows: number;
  readonly errors: readonly UploadMessage[];
  readonly warnings: readonly UploadMessage[];
}

/** Validates a complete rate sheet: cells, duplicate rows, overlapping mileage bands. The stream is null if the part was not sent. */
export async function checkRates(source: Readable | null, kind: SheetKind): Promise<CheckedRates> {
  if (source === null)
    return {
      rows: 0,
      errors: [rateMessage(0, '', 'REQUIRED', english(msg`Send the rates as the part "rates", a CSV file.`))],
      warnings: [],
    };
  const keys = kind === 'mileage' ? new MileageKeys() : new LaneKeys();
  const errors: UploadMessage[] = [];
  let rows = 0;
  for await (const { line, row, errors: found } of readRateSheet(source, kind)) {
    if (found) errors.push(...found);
    else {
      rows++;
      const repeated = keys.claim(row, line);
      if (repeated !== null) errors.push(repeatedRow(row, line, repeated));
      if (rows > LIMITS.tariffRows)
        errors.push(
          rateMessage(
            line,
            '',
            'TOO_MANY_ROWS',
            english(msg`A tariff has at most ${{ rows: LIMITS.tariffRows }} rows.`),
          ),
        );
    }
    if (errors.length >= ERRORS_MAX || rows > LIMITS.tariffRows) break;
  }
  if (rows === 0 && errors.length === 0)
    errors.push(rateMessage(1, '', 'NO_ROWS', english(msg`The rates have no row.`)));
  return { rows, errors: errors.slice(0, ERRORS_MAX), warnings: errors.length < ERRORS_MAX ? [] : [stoppedReading()] };
}

function repeatedRow(row: SheetRow, line: number, earlier: number): UploadMessage {
  if (isTruckloadRow(row))
    return rateMessage(
      line,
      'origin',
      'DUPLICATE',
      english(msg`Line ${{ earlier }} has a rate for the same origin, destination and equipment.`),
    );
  return row.milesTo > 0
    ? rateMessage(
        line,
        'miles_from',
        'MILES_OVERLAP',
        english(msg`The band overlaps the one of the same class on line ${{ earlier }}.`),
      )
    : rateMessage(
        line,
        'origin',
        'DUPLICATE',
        english(msg`Line ${{ earlier }} has a rate for the same origin, destination and class.`),
      );
}

function stoppedReading(): UploadMessage {
  return rateMessage(
    0,
    '',
    'ERRORS_TRUNCATED',
    english(msg`Reading stopped after ${{ count: ERRORS_MAX }} errors. Correct these and upload again.`),
  );
}
