import { buffer } from 'node:stream/consumers';
import { formatMoney } from '../../../../kernel/money/money.js';
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
  mail: Pick<WaitingMail, 'name' | 'query' | 'companyName' | 'author'>;
  report: ReportName;
  filter: ReportFilter;
  rows: readonly ReportGroupRow[];
  brand?: MailBrand | undefined;
}

/** The mail of a report, with its rows as a workbook. */
export async function reportMailContent(mailed: MailedReport, publicUrl: URL): Promise<MailContent> {
  const { mail, report, filter, rows, brand } = mailed;
  const { label } = CATALOG[report];
  const period = `${filter.from} to ${filter.to}`;
  const content = mailContent(
    `${mail.name}: ${period}`,
    [
      { heading: mail.name },
      {
        facts: [
          ['Report', `${label} by ${GROUP_LABELS[filter.by].toLowerCase()}`],
          ['Period', period],
          ...filterFacts(filter),
          ...totals(report, rows),
        ],
      },
      rows.length === 0 ? 'There are no shipments in this period.' : 'The attached workbook has all rows.',
      { button: 'Open report', href: pageOf(mailed, publicUrl) },
    ],
    {
      ...(brand && { brand }),
      footer: [
        `You receive this email because ${mail.author ?? 'a member'} mails this report to members of ${mail.companyName} on Lading.`,
        { label: 'Change or stop this email', href: new URL('/reports/saved', publicUrl).href },
      ],
    },
  );
  const filename = `${report}-${filter.from}-${filter.to}.xlsx`;
  const file = { filename, content: await workbookOf(report, filter, rows), contentType: XLSX_TYPE };
  return { ...content, attachments: [...(content.attachments ?? []), file] };
}

const filterFacts = ({ carrier, mode, lane, location }: ReportFilter): [string, string][] =>
  Object.entries({
    Carrier: carrier,
    Mode: mode,
    Lane: lane?.replace('>', ' to '),
    'Pickup location': location,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** The first two figures of the report, money by currency. */
function totals(report: ReportName, rows: readonly ReportGroupRow[]): [string, string][] {
  if (rows.length === 0) return [];
  return CATALOG[report].figures.slice(0, 2).map((name) => {
    const sum = (some: readonly ReportGroupRow[]) => some.reduce((total, row) => total + row[name], 0);
    if (!MONEY_FIGURES.includes(name)) return [FIGURE_LABELS[name], String(inUnits(name, sum(rows)))];
    const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) =>
      formatMoney({ amount: sum(some), currency: currency as 'USD' }),
    );
    return [FIGURE_LABELS[name], sums.join(' and ')];
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

function workbookOf(report: ReportName, { by }: ReportFilter, rows: readonly ReportGroupRow[]): Promise<Buffer> {
  const { label, figures } = CATALOG[report];
  const isNamed = by === 'carrier' || by === 'member';
  const header = [GROUP_LABELS[by], ...(isNamed ? ['Name'] : []), 'Currency', ...figures.map(titleOf)];
  const cells = rows.map((row): CsvRow => [
    by === 'cost_center' ? row.code || NOT_CODED : row.code,
    ...(isNamed ? [row.carrierName] : []),
    row.currency,
    ...figures.map((name) => inUnits(name, row[name])),
  ]);
  const kinds = {
    Day: 'date' as const,
    ...Object.fromEntries(MONEY_FIGURES.map((name) => [FIGURE_LABELS[name], 'money' as const])),
  };
  return buffer(workbookStream(label, header, cells, kinds));
}

const titleOf = (name: Figure): string => FIGURE_LABELS[name];
