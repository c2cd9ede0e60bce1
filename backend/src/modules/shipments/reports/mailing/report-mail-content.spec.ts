import { pdfText } from '../../../../../test/support/pdf.js';
import { untranslated } from '../../../../../test/support/untranslated.js';
import type { Locale } from '../../../../messages/locales.js';
import { readSheet } from '../../../../platform/http/files/workbook.js';
import { noFigures } from '../domain/report-figures.js';
import { CATALOG, REPORT_NAMES, type ReportName } from './domain/report-catalog.js';
import { reportMailContent } from './report-mail-content.js';

const NAMED = { name: 'R 1', query: 'report=spend', companyName: 'N1', author: 'N2' };
const URL_OF_PRODUCT = new URL('https://freight.example');
/** A code of each group. */
const CODES: Record<string, string> = {
  day: '2026-11-02',
  month: '2026-11',
  lane: 'IL>TX',
  accessorial: 'LGP',
  exception: 'pickup_missed',
};

async function mailed(report: ReportName, locale: Locale, format: 'xlsx' | 'pdf', by = CATALOG[report].groups[0]) {
  const row = (booked: number) => ({
    ...noFigures(),
    code: CODES[by] ?? 'N3',
    carrierName: 'N4',
    currency: 'USD',
    shipments: 1_234,
    booked,
  });
  const filter = { by, from: '2026-11-01', to: '2026-11-28', carrier: 'N5', mode: 'LTL' as const };
  const mail = { ...NAMED, locale, format };
  const { inLocale, attachments } = await reportMailContent(
    { mail, report, filter, rows: [row(123_456), row(100)] },
    URL_OF_PRODUCT,
  );
  const [file] = attachments ?? [];
  return { ...inLocale(locale), filename: file!.filename, bytes: file!.content as Buffer };
}

/** Words that both languages have, and codes. */
const SAME = [
  'Lading',
  'Mode',
  'LTL',
  'Transport',
  'CO2e, kg',
  'Cause',
  'Total',
  'Exceptions',
  'EXCEPTIONS',
  'USD',
  'R 1',
];

describe.each(['fr-CA', 'es-US'] as const)('a mailed report in %s', (locale) => {
  it.each(REPORT_NAMES)('has no English texts in mail and PDF: %s', async (report) => {
    const [english, other] = [await mailed(report, 'en-US', 'pdf'), await mailed(report, locale, 'pdf')];
    expect(untranslated(`${english.subject}\n${english.html}`, `${other.subject}\n${other.html}`, SAME)).toEqual([]);
    expect(untranslated(pdfText(english.bytes), pdfText(other.bytes), SAME)).toEqual([]);
  });

  it.each(REPORT_NAMES)('has no English column heads in the workbook: %s', async (report) => {
    const heads = async (language: Locale) => {
      for await (const { cells } of readSheet((await mailed(report, language, 'xlsx')).bytes)) return cells.join('\n');
      return '';
    };
    expect(untranslated(await heads('en-US'), await heads(locale), SAME)).toEqual([]);
  });
});

it('has period, figures, definition and rows in the formats of the reader', async () => {
  const english = pdfText((await mailed('spend', 'en-US', 'pdf')).bytes);
  for (const part of [
    'Nov 1, 2026 to Nov 28, 2026',
    '2,468',
    '$1,235.56',
    'N4 (N3)',
    'Spend: booked totals',
    'Page 1 of 1',
  ])
    expect(english).toContain(part);
  const french = await mailed('spend', 'fr-CA', 'pdf');
  expect(french.filename).toBe('spend-2026-11-01-2026-11-28.pdf');
  const text = pdfText(french.bytes).replaceAll(/[\u00A0\u202F]/g, ' ');
  for (const part of ['1 nov. 2026 au 28 nov. 2026', '2 468', '1 235,56 $ US']) expect(text).toContain(part);
});
