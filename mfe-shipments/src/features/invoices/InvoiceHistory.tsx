import { formatDate, formatInstant, Text, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';
import type { Invoice, InvoiceDecision } from '../../shared/api/invoices';
import { DECIDED, reasonText } from './decision/decision-words';
import classes from '../../shared/record.module.css';

/** Who decided what, newest first. */
export function InvoiceHistory({ invoice: { decisions, currency } }: { invoice: Invoice }) {
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`History`}</Title>
      {decisions.length === 0 ? (
        <Text c="dimmed">{t`No decision yet.`}</Text>
      ) : (
        <ol className={classes.history} aria-label={t`History`}>
          {decisions.toReversed().map((decision) => (
            <li key={decision.id}>
              <Text fw={500}>{headline(decision, currency)}</Text>
              <Text size="xs" c="dimmed">
                {decision.actorName ?? t`Automatically`}, {formatInstant(decision.decidedAt)}
              </Text>
              {decision.note && <Text className={classes.note}>{decision.note}</Text>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function headline({ kind, reason, amount, paidOn, reference }: InvoiceDecision, currency: string): string {
  const parts = [
    i18n._(DECIDED[kind]),
    amount === null ? null : amountText(amount, currency),
    reason && reasonText(reason),
    paidOn && formatDate(paidOn),
    reference,
  ];
  return parts.filter(Boolean).join(', ');
}
