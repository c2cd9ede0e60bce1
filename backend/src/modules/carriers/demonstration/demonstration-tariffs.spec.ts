import { Readable } from 'node:stream';
import { TestClock } from '../../../../test/support/test-clock.js';
import { formatDecimal } from '../../../kernel/money/decimal.js';
import { freightClassName } from '../../../kernel/measures/freight-class.js';
import { LocationsService } from '../../locations/index.js';
import { BREAKS, isTruckloadRow, rateColumns, sheetKindOf, type SheetRow } from '../../rating/index.js';
import { checkTariff } from '../upload/check-tariff.js';
import { DemonstrationSheets } from './demonstration-sheets.js';
import { demonstrationTariffs } from './demonstration-tariffs.js';

const sheets = new DemonstrationSheets(new LocationsService(), new TestClock()).ofThisYear();
const uploads = demonstrationTariffs(2026, () => 967);

/** The cells of a rate sheet that a user would upload (freight.md Annex H), by column. */
function cells(row: SheetRow): Record<string, string | number | null> {
  if (isTruckloadRow(row)) {
    const { ratePerMile, minimum, ...rest } = row;
    return { ...rest, rate_per_mile: formatDecimal(ratePerMile, 4), minimum: formatDecimal(minimum ?? 0, 2) };
  }
  const rates = BREAKS.map((name, index) => [name, formatDecimal(row.rates[index] ?? 0, 4)]);
  const { origin, destination, milesFrom, milesTo, freightClass, service } = row;
  const where = { origin, destination, miles_from: milesFrom, miles_to: milesTo };
  return { ...where, class: freightClassName(freightClass), ...Object.fromEntries(rates), service };
}

async function* linesOf(columns: readonly string[], rows: Iterable<SheetRow>): AsyncGenerator<string> {
  yield `${columns.join(',')}\n`;
  for (const row of rows) yield `${columns.map((column) => cells(row)[column] ?? '').join(',')}\n`;
}

describe('the demonstration tariffs', () => {
  it.each(sheets.map((sheet, index) => [sheet.terms.carrier.name, index] as const))(
    'pass the upload check unchanged: %s',
    async (_, index) => {
      const { terms, rates, rowCount } = sheets[index]!;
      const rows = [...(rates() as Iterable<SheetRow>)];
      const uploaded = await checkTariff({
        terms: JSON.stringify(uploads[index]!.terms),
        rates: () => Readable.from(linesOf(rateColumns(sheetKindOf(terms)), rows)),
      });
      expect(uploaded.terms).toEqual(terms);
      expect([uploaded.rowCount, rowCount]).toEqual([rows.length, rows.length]);
      const read: SheetRow[] = [];
      for await (const row of uploaded.rates()) read.push(row);
      expect(read).toEqual(rows);
    },
  );
});
