import type { Currency } from '../../../../kernel/codes.js';
import { formatMoney } from '../../../../kernel/money/money.js';
import { type Locale, SOURCE_LOCALE } from '../../../../messages/locales.js';
import { msg, stored } from '../../../../messages/message.js';
import { translate } from '../../../../messages/translate.js';
import {
  cell,
  documentCode,
  Flow,
  LETTER,
  PAGE,
  type Pdf,
  PdfDocument,
  type Picture,
  Sheet,
  Table,
} from '../../../documents/index.js';
import type { ChargeLine } from '../../../rating/index.js';
import type { Evaluation } from '../invoices/domain/evaluation.js';

const MOST_LINES = 6;

/** What the explanation of a dispute says. Amounts are in minor units. */
export interface DisputeExplanation {
  /** Absent: English. */
  language?: Locale;
  invoiceNumber: string;
  currency: string;
  total: number;
  /** Company that disputes. */
  companyName: string;
  carrier: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Reason and note; empty before the dispute. */
  reasons: readonly string[];
  evaluation: Pick<Evaluation, 'lines' | 'findings' | 'agreedTotal' | 'difference'>;
  agreed: readonly ChargeLine[];
  /** Printed as the date of the file. */
  at: Date;
}

/** Renders the agreed and invoiced charges, and how every agreed charge was calculated, US Letter. The same content always produces the same bytes. */
export function renderDisputeExplanation(content: DisputeExplanation, logo: Picture | null): Promise<Pdf> {
  const { invoiceNumber, companyName, carrier, facts, reasons, evaluation, agreed, at } = content;
  const { language = SOURCE_LOCALE } = content;
  const title = translate(language, msg`Dispute of invoice ${{ invoiceNumber }}`);
  const pdf = new PdfDocument(title, at, LETTER, language);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  if (logo !== null) flow.logo(logo);
  flow.title(title, 340);
  const right = { size: 11, bold: true, align: 'right' } as const;
  const parties = sheet.write(msg`${{ companyName }} to ${{ carrier }}`);
  sheet.text(parties, PAGE.left + 340, flow.y + 3, PAGE.contentWidth - 340, right);
  flow.y += 28;
  flow.facts(facts);
  flow.paragraphs(sheet.write(msg`REASON`), reasons);
  flow.paragraphs(
    sheet.write(msg`FINDINGS`),
    evaluation.findings.map(({ message }) => sheet.write(stored(message))),
  );
  drawComparison(sheet, flow, content);
  drawAgreed(sheet, flow, agreed);
  flow.footers(sheet.write(msg`Invoice ${{ invoiceNumber }}, content ${{ code: documentCode(content) }}`));
  return pdf.finish();
}

function drawComparison(sheet: Sheet, flow: Flow, { evaluation, currency, total }: DisputeExplanation): void {
  const money = (amount: number | null) => (amount === null ? '-' : amountText(amount, currency));
  const table = new Table(sheet, [
    { title: [sheet.write(msg`CHARGE`)], width: 150, align: 'left' },
    { title: [sheet.write(msg`AGREED`)], width: 75, align: 'right' },
    { title: [sheet.write(msg`INVOICED`)], width: 75, align: 'right' },
    { title: [sheet.write(msg`DIFFERENCE`)], width: 75, align: 'right' },
    { title: [sheet.write(msg`EXPLANATION`)], width: 185, align: 'left' },
  ]);
  const rows = evaluation.lines.map(({ description, agreed, invoiced, difference, finding }) => [
    table.lines(0, sheet.write(stored(description)), MOST_LINES),
    cell(money(agreed)),
    cell(money(invoiced)),
    cell(money(difference)),
    table.lines(4, sheet.write(stored(finding?.message ?? '')), MOST_LINES),
  ]);
  const sum = [
    cell(sheet.write(msg`TOTAL`), true),
    cell(money(evaluation.agreedTotal), true),
    cell(money(total), true),
    cell(money(evaluation.difference), true),
    [],
  ];
  flow.table(sheet.write(msg`AGREED AND INVOICED`), table, [...rows, sum]);
}

/** Each agreed charge with its calculation, as it was priced. */
function drawAgreed(sheet: Sheet, flow: Flow, lines: readonly ChargeLine[]): void {
  if (lines.length === 0) return;
  const table = new Table(sheet, [
    { title: [sheet.write(msg`AGREED CHARGE`)], width: 150, align: 'left' },
    { title: [sheet.write(msg`CALCULATION`)], width: 150, align: 'left' },
    { title: [sheet.write(msg`RULE`)], width: 185, align: 'left' },
    { title: [sheet.write(msg`AMOUNT`)], width: 75, align: 'right' },
  ]);
  const rows = lines.map(({ description, basis, quantity, rate, rule, amount }) => [
    table.lines(0, sheet.write(stored(description)), MOST_LINES),
    table.lines(1, sheet.write(msg`${{ quantity: `${quantity} ${basis}` }} at ${{ rate }}`), MOST_LINES),
    table.lines(2, rule, MOST_LINES),
    cell(formatMoney(amount)),
  ]);
  flow.table(sheet.write(msg`HOW THE AGREED PRICE WAS CALCULATED`), table, rows);
}

/** Carriers can invoice in currencies that are not booked. */
function amountText(amount: number, currency: string): string {
  return currency === 'USD' || currency === 'CAD'
    ? formatMoney({ amount, currency: currency satisfies Currency })
    : `${(amount / 100).toFixed(2)} ${currency}`;
}
