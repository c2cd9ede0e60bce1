import { formatDate, StatusBadge, Text, Title } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Claim, ClaimDeadline } from '../../shared/api/claims';
import { CLAIM_DEADLINES } from '../../shared/claims/claim-words';
import { today } from '../../shared/today';
import classes from '../../shared/record.module.css';

/** Who must do what, and the rule behind it. */
const RULES: Record<ClaimDeadline['kind'], MessageDescriptor> = {
  claim_notice: msg`Concealed damage is reported to the carrier within five business days after delivery (NMFC).`,
  claim_file: msg`Carriers must accept claims for nine months after delivery (49 USC 14706).`,
  claim_acknowledge: msg`The carrier acknowledges the claim in writing within 30 days (49 CFR 370.5).`,
  claim_answer: msg`The carrier pays, declines or makes an offer within 120 days (49 CFR 370.9).`,
  claim_update: msg`The carrier reports the status every 60 days until it answers (49 CFR 370.9).`,
  claim_suit: msg`A lawsuit is possible for two years after the claim was declined (49 USC 14706).`,
};

const WITHOUT: Partial<Record<Claim['status'], MessageDescriptor>> = {
  offered: msg`No deadline: accept or reject the carrier’s offer.`,
  settled: msg`No deadline: the carrier pays the settled amount.`,
  closed: msg`No deadline: the claim is closed.`,
  withdrawn: msg`No deadline: the claim was withdrawn.`,
};

/** The dates by which each side must act, earliest first. */
export function ClaimDeadlines({ claim: { deadlines, status, overdue, nextDueKind } }: { claim: Claim }) {
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Deadlines`}</Title>
      {deadlines.length === 0 && (
        <Text c="dimmed">{i18n._(WITHOUT[status] ?? msg`No deadline: the date of the delivery is unknown.`)}</Text>
      )}
      {deadlines.map(({ kind, dueOn }) => (
        <div key={kind}>
          <Text fw={500}>
            {i18n._(CLAIM_DEADLINES[kind])} {formatDate(dueOn)}{' '}
            {kind === nextDueKind && <TimeLeft days={daysUntil(dueOn)} overdue={overdue} />}
          </Text>
          <Text size="sm" c="dimmed">
            {i18n._(RULES[kind])}
          </Text>
        </div>
      ))}
    </section>
  );
}

/** Marked once it is due within a week. */
function TimeLeft({ days, overdue }: { days: number; overdue: boolean }) {
  if (overdue) return <StatusBadge tone="failed">{t`Overdue`}</StatusBadge>;
  if (days <= SOON_DAYS) return <StatusBadge tone="attention">{daysText(days)}</StatusBadge>;
  return (
    <Text span c="dimmed" fw={400}>
      ({daysText(days)})
    </Text>
  );
}

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** Days from today in the browser's time zone. */
const daysUntil = (on: string): number => Math.round((Date.parse(on) - Date.parse(today())) / DAY_MS);

const daysText = (days: number): string =>
  days <= 0 ? t`today` : plural(days, { one: 'in # day', other: 'in # days' });
