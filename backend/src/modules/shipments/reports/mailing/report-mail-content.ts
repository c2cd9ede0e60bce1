import { buffer } from 'node:stream/consumers';
import { type Message, msg, verbatim } from '../../../../messages/message.js';
import { translate } from '../../../../messages/translate.js';
import type { CsvRow } from '../../../../platform/http/files/csv.js';
import { workbookStream, XLSX_TYPE } from '../../../../platform/http/files/workbook.js';
import { mailContent, type MailContent } from '../../../../platform/mail/mail-content.js';
import { type Figure, inUnits, MONEY_FIGURES } from '../domain/report-figures.js';
import { NOT_CODED } from '../reports.service.js';
import { CATALOG, FIGURE_LABELS, GROUP_LABELS } from './domain/report-catalog.js';
import { reportPdf } from './report-pdf.js';
import { filterFacts, type MailedReport, periodOf, totals } from './mailed-report.js';

/** The mail of a report in the language of its recipient, with its rows as a workbook or PDF. */
export async function reportMailContent(mailed: MailedReport, publicUrl: URL): Promise<MailContent> {
  const { mail, report, filter, rows, brand } = mailed;
  const { label } = CATALOG[report];
  const { name, companyName: company, author } = mail;
  const period = periodOf(filter);
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
          ...totals(report, rows).slice(0, 2),
        ],
      },
      rows.length === 0 ? msg`There are no shipments in this period.` : msg`The attached file has all rows.`,
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
  const filename = `${report}-${filter.from}-${filter.to}.${mail.format}`;
  const file =
    mail.format === 'pdf'
      ? { filename, content: await reportPdf(mailed), contentType: 'application/pdf' }
      : { filename, content: await workbookOf(mailed), contentType: XLSX_TYPE };
  return { ...content, attachments: [...(content.attachments ?? []), file] };
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
