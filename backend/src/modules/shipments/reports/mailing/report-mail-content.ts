import { buffer } from 'node:stream/consumers';
import type { Currency } from '../../../../kernel/codes.js';
import { listMessage, type Message, moneyMessage, msg, numberMessage, verbatim } from '../../../../messages/message.js';
import { translate } from '../../../../messages/translate.js';
import type { CsvRow } from '../../../../platform/http/files/csv.js';
import { workbookStream, XLSX_TYPE } from '../../../../platform/http/files/workbook.js';
import { type MailBrand, mailContent, type MailContent } from '../../../../platform/mail/mail-content.js';
import type { ReportFilter } from '../domain/report-groups.js';
import { type Figure, inUnits, MONEY_FIGURES } from '../domain/report-figures.js';
import type { ReportGroupRow } from '../persistence/report-figures.sql.js';
import { NOT_CODED } from '../reports.service.js';
import { CATALOG, FIGURE_LABELS, GROUP_LABELS, type ReportName } from './domain/report-catalog.js';
import type { WaitingMail } from './persistence/due-mailings.sql.js';

/** A report for one recipient. */
interface MailedReport {
  mail: Pick<WaitingMail, 'name' | 'query' | 'companyName' | 'author' | 'locale'>;
  report: ReportName;
  filter: ReportFilter;
  rows: readonly ReportGroupRow[];
  brand?: MailBrand | undefined;
}

/** A label with its value. */
type Fact = readonly [label: Message, value: Message | string];

/** The mail of a report in the language of its recipient, with its rows as a workbook. */
export async function reportMailContent(mailed: MailedReport, publicUrl: URL): Promise<MailContent> {
  const { mail, report, filter, rows, brand } = mailed;
  const { label } = CATALOG[report];
  const { name, companyName: company, author } = mail;
  const period = msg`${{ first: { date: filter.from } }} to ${{ last: { date: filter.to } }}`;
  const content = mailContent(
    msg`${{ name }}: ${{ period }}`,
    [
      { heading: verbatim(name) },
      {
        facts: [
          [msg`Report`, label],
          [msg`Grouped by`, GROUP_LABELS[filter.by]],
          [msg`Period`, period],
          ...filterFacts(filter),
          ...totals(report, rows),
        ],
      },
      rows.length === 0 ? msg`There are no shipments in this period.` : msg`The attached workbook has all rows.`,
      { button: msg`Open report`, href: pageOf(mailed, publicUrl) },
    ],
    {
      ...(brand && { brand }),
      footer: [
        author === null
          ? msg`You receive this email because a member mails this report to members of ${{ company }} on Lading.`
          : msg`You receive this email because ${{ author }} mails this report to members of ${{ company }} on Lading.`,
        { label: msg`Change or stop this email`, href: new URL('/reports/saved', publicUrl).href },
      ],
    },
  );
  const filename = `${report}-${filter.from}-${filter.to}.xlsx`;
  const file = { filename, content: await workbookOf(mailed), contentType: XLSX_TYPE };
  return { ...content, attachments: [...(content.attachments ?? []), file] };
}

const filterFacts = ({ carrier, mode, lane, location }: ReportFilter): Fact[] => {
  const [origin, destination] = lane?.split('>') ?? [];
  const facts: [Message, Message | string | undefined][] = [
    [msg`Carrier`, carrier],
    [msg`Mode`, mode],
    [msg`Lane`, origin && destination ? msg`${{ origin }} to ${{ destination }}` : undefined],
    [msg`Pickup location`, location],
  ];
  return facts.filter((fact): fact is [Message, Message | string] => fact[1] !== undefined);
};

/** The first two figures of the report, money by currency. */
function totals(report: ReportName, rows: readonly ReportGroupRow[]): Fact[] {
  if (rows.length === 0) return [];
  return CATALOG[report].figures.slice(0, 2).map((name) => {
    const sum = (some: readonly ReportGroupRow[]) => some.reduce((total, row) => total + row[name], 0);
    if (!MONEY_FIGURES.includes(name)) return [FIGURE_LABELS[name], numberMessage(inUnits(name, sum(rows)))];
    const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) =>
      moneyMessage({ amount: sum(some), currency: currency as Currency }),
    );
    return [FIGURE_LABELS[name], listMessage(sums)];
  });
}

/** The page with the dates of the mail, which a period would move. */
function pageOf({ mail, report, filter }: MailedReport, publicUrl: URL): string {
  const url = new URL(`/reports/${report}`, publicUrl);
  for (const [name, value] of new URLSearchParams(mail.query))
    if (!['report', 'period', 'from', 'to'].includes(name)) url.searchParams.set(name, value);
  url.searchParams.set('from', filter.from);
  url.searchParams.set('to', filter.to);
  return url.href;
}

function workbookOf({ mail, report, filter: { by }, rows }: MailedReport): Promise<Buffer> {
  const write = (message: Message): string => translate(mail.locale, message);
  const { label, figures } = CATALOG[report];
  const isNamed = by === 'carrier' || by === 'member';
  const header = [GROUP_LABELS[by], ...(isNamed ? [msg`Name`] : []), msg`Currency`, ...figures.map(titleOf)].map(write);
  const cells = rows.map((row): CsvRow => [
    by === 'cost_center' ? row.code || write(NOT_CODED) : row.code,
    ...(isNamed ? [row.carrierName] : []),
    row.currency,
    ...figures.map((name) => inUnits(name, row[name])),
  ]);
  const kinds = {
    [write(GROUP_LABELS.day)]: 'date' as const,
    ...Object.fromEntries(MONEY_FIGURES.map((name) => [write(FIGURE_LABELS[name]), 'money' as const])),
  };
  return buffer(workbookStream(write(label), header, cells, kinds));
}

const titleOf = (name: Figure): Message => FIGURE_LABELS[name];
