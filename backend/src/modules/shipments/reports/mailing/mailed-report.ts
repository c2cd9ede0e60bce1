import type { Currency } from '../../../../kernel/codes.js';
import { listMessage, type Message, moneyMessage, msg, numberMessage } from '../../../../messages/message.js';
import { inUnits, MONEY_FIGURES } from '../domain/report-figures.js';
import type { ReportFilter } from '../domain/report-groups.js';
import type { ReportGroupRow } from '../persistence/report-figures.sql.js';
import type { MailBrand } from '../../../../platform/mail/mail-content.js';
import type { WaitingMail } from './persistence/due-mailings.sql.js';
import { CATALOG, FIGURE_LABELS, type ReportName } from './domain/report-catalog.js';

/** A report for one recipient. */
export interface MailedReport {
  mail: Pick<WaitingMail, 'name' | 'query' | 'companyName' | 'author' | 'locale' | 'format'>;
  report: ReportName;
  filter: ReportFilter;
  rows: readonly ReportGroupRow[];
  brand?: MailBrand | undefined;
}

/** A label with its value. */
type Fact = readonly [label: Message, value: Message | string];

export const periodOf = ({ from, to }: ReportFilter): Message =>
  msg`${{ first: { date: from } }} to ${{ last: { date: to } }}`;

/** The filters of the report. */
export const filterFacts = ({ carrier, mode, lane, location }: ReportFilter): Fact[] => {
  const [origin, destination] = lane?.split('>') ?? [];
  const facts: [Message, Message | string | undefined][] = [
    [msg`Carrier`, carrier],
    [msg`Mode`, mode],
    [msg`Lane`, origin && destination ? msg`${{ origin }} to ${{ destination }}` : undefined],
    [msg`Pickup location`, location],
  ];
  return facts.filter((fact): fact is [Message, Message | string] => fact[1] !== undefined);
};

/** The figures of the report, money by currency. A sum of response times says nothing. */
export function totals(report: ReportName, rows: readonly ReportGroupRow[]): Fact[] {
  if (rows.length === 0) return [];
  return CATALOG[report].figures
    .filter((name) => name !== 'answerSeconds')
    .map((name) => {
      const sum = (some: readonly ReportGroupRow[]) => some.reduce((total, row) => total + row[name], 0);
      if (!MONEY_FIGURES.includes(name)) return [FIGURE_LABELS[name], numberMessage(inUnits(name, sum(rows)))];
      const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) =>
        moneyMessage({ amount: sum(some), currency: currency as Currency }),
      );
      return [FIGURE_LABELS[name], listMessage(sums)];
    });
}
