import type { Currency } from '../../../../kernel/codes.js';
import { dateText } from '../../../../kernel/time/day-text.js';
import { moneyText, numberText } from '../../../../messages/formats.js';
import { type Message, msg } from '../../../../messages/message.js';
import { translate } from '../../../../messages/translate.js';
import {
  cell,
  column,
  Flow,
  LETTER,
  PAGE,
  PdfDocument,
  readPicture,
  Sheet,
  Table,
  type TableRow,
} from '../../../documents/index.js';
import { accessorialMessage } from '../../../rating/index.js';
import type { ExceptionKind } from '../../domain/exception-kinds.js';
import { EXCEPTION_NAMES } from '../../domain/exception-names.js';
import { type Figure, inUnits, MONEY_FIGURES } from '../domain/report-figures.js';
import type { ReportGroupRow } from '../persistence/report-figures.sql.js';
import { NOT_CODED } from '../reports.service.js';
import { CATALOG, FIGURE_LABELS, GROUP_LABELS } from './domain/report-catalog.js';
import { filterFacts, type MailedReport, periodOf, totals } from './mailed-report.js';

const GROUP_LINES = 2;
const GROUP_WIDTH_LEAST = 110;
const GROUP_WIDTH_MOST = 240;
/** Bars of the chart, and points of one. */
const BARS_MAX = 12;
const BAR = { label: 160, value: 80, height: 6, line: 12 } as const;

/** A mailed report as a PDF in the language of its recipient, US Letter: period, headline figures, definition, chart and table. */
export async function reportPdf(mailed: MailedReport): Promise<Buffer> {
  const { mail, report, filter, rows, brand } = mailed;
  const { label, definition } = CATALOG[report];
  const pdf = new PdfDocument(mail.name, new Date(`${filter.to}T00:00:00Z`), LETTER, mail.locale);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  const write = (text: Message | string): string => (typeof text === 'string' ? text : sheet.write(text));
  const logo = brand?.logo ? readPicture(brand.logo.bytes) : null;
  if (logo !== null) flow.logo(logo);
  flow.title(mail.name, PAGE.contentWidth - 200);
  const right = { size: 9, align: 'right' } as const;
  sheet.text(mail.companyName, PAGE.left + PAGE.contentWidth - 200, flow.y, 200, { ...right, bold: true });
  sheet.text(write(periodOf(filter)), PAGE.left + PAGE.contentWidth - 200, flow.y + 12, 200, right);
  flow.y += 30;
  const about = [[msg`Report`, label] as const, [msg`Grouped by`, GROUP_LABELS[filter.by]] as const];
  flow.facts(
    [...about, ...filterFacts(filter), ...totals(report, rows)].map(([name, value]) => [write(name), write(value)]),
  );
  flow.paragraphs(write(msg`DEFINITION`), [write(definition)]);
  if (rows.length === 0) flow.paragraph(write(msg`There are no shipments in this period.`));
  else {
    drawChart(pdf, sheet, flow, mailed);
    drawTable(sheet, flow, mailed);
  }
  flow.footers(`${mail.name}, ${write(periodOf(filter))}`);
  return (await pdf.finish()).bytes;
}

/** Bars of the first figure. Amounts in several currencies cannot be compared, so they have none. */
function drawChart(pdf: PdfDocument, sheet: Sheet, flow: Flow, mailed: MailedReport): void {
  const { report, rows } = mailed;
  const figure =
    CATALOG[report].figures.find((name) => name === 'booked' || name === 'invoiced') ?? CATALOG[report].figures[0];
  if (figure === undefined) return;
  const shown = rows.slice(0, BARS_MAX);
  const most = Math.max(...shown.map((row) => row[figure]));
  const isMixed = MONEY_FIGURES.includes(figure) && new Set(rows.map(({ currency }) => currency)).size > 1;
  if (shown.length < 2 || most <= 0 || isMixed) return;
  flow.need(BAR.line * (shown.length + 2));
  flow.y = sheet.bar(PAGE.left, flow.y, PAGE.contentWidth, sheet.write(FIGURE_LABELS[figure]).toUpperCase()) + 4;
  const left = PAGE.left + BAR.label + 6;
  const width = PAGE.contentWidth - BAR.label - BAR.value - 12;
  for (const row of shown) {
    sheet.text(groupOf(mailed, row), PAGE.left, flow.y, BAR.label, { size: 7, align: 'right' });
    const length = Math.max(0, (width * row[figure]) / most);
    pdf.fillRectangles([{ x: left, y: flow.y - 0.5, width: length, height: BAR.height }]);
    sheet.text(valueOf(mailed, row, figure), left + length + 4, flow.y, BAR.value, { size: 7 });
    flow.y += BAR.line;
  }
  flow.y += 4;
}

function drawTable(sheet: Sheet, flow: Flow, mailed: MailedReport): void {
  const { report, filter, rows } = mailed;
  const { label, figures, hasMoney } = CATALOG[report];
  const currency = hasMoney ? 44 : 0;
  const groupWidth = Math.min(
    GROUP_WIDTH_MOST,
    Math.max(GROUP_WIDTH_LEAST, PAGE.contentWidth - currency - 80 * figures.length),
  );
  const width = (PAGE.contentWidth - groupWidth - currency) / figures.length;
  const table = new Table(sheet, [
    column(sheet, GROUP_LABELS[filter.by], groupWidth, 'left'),
    ...(hasMoney ? [column(sheet, msg`Currency`, currency, 'left')] : []),
    ...figures.map((name) => column(sheet, FIGURE_LABELS[name], width, 'right')),
  ]);
  const cells = rows.map((row): TableRow => [
    table.lines(0, groupOf(mailed, row), GROUP_LINES),
    ...(hasMoney ? [cell(row.currency)] : []),
    ...figures.map((name) => cell(valueOf(mailed, row, name))),
  ]);
  flow.table(sheet.write(label).toUpperCase(), table, cells);
}

function valueOf({ mail: { locale } }: MailedReport, row: ReportGroupRow, name: Figure): string {
  if (!MONEY_FIGURES.includes(name)) return numberText(locale, inUnits(name, row[name]));
  return moneyText(locale, { amount: row[name], currency: row.currency as Currency });
}

/** The group as readers name it. */
function groupOf({ mail: { locale }, filter: { by } }: MailedReport, { code, carrierName }: ReportGroupRow): string {
  const write = (message: Message): string => translate(locale, message);
  switch (by) {
    case 'carrier':
      return `${carrierName} (${code})`;
    case 'member':
      return carrierName;
    case 'day':
      return dateText(code, locale);
    case 'month':
      return monthText(locale, code);
    case 'lane': {
      const [origin = '', destination = ''] = code.split('>');
      return write(msg`${{ origin }} to ${{ destination }}`);
    }
    case 'accessorial':
      return write(accessorialMessage(code));
    case 'exception':
      return write(EXCEPTION_NAMES[code as ExceptionKind]);
    case 'cost_center':
      return code || write(NOT_CODED);
    default:
      return code;
  }
}

/** `Oct 2026`. */
const monthText = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
