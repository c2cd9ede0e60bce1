import { Term } from '@lading/trade/glossary';
import { formatMoney, StatusBadge, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OfferTotals, RatingTotals, ReclassRisk } from '../api/types';
import classes from './risk-block.module.css';

const LEVELS: Record<ReclassRisk['level'], { tone: StatusTone; word: MessageDescriptor }> = {
  low: { tone: 'done', word: msg({ context: 'risk', message: 'Low' }) },
  medium: { tone: 'attention', word: msg({ context: 'risk', message: 'Medium' }) },
  high: { tone: 'attention', word: msg({ context: 'risk', message: 'High' }) },
};

/** How likely the carrier is to weigh and measure again, why, and what that would cost (freight.md Annex B). It hides no offer and blocks nothing. */
export function RiskBlock({ result: { derived, offers } }: { result: Pick<RatingTotals, 'derived' | 'offers'> }) {
  const isRatedByClass = offers.length === 0 || offers.some(({ mode }) => mode !== 'FTL');
  if (!derived.risk || !isRatedByClass) return null;
  const { score, level, reasons } = derived.risk;
  const { tone, word } = LEVELS[level];
  const priced = offers.find(({ nextClassTotal }) => nextClassTotal);
  return (
    <section aria-label={t`Risk of a reclass or reweigh`}>
      <h3 className={classes.head}>
        <span>
          <Trans>
            Risk of a <Term of="reclass">reclass</Term> or reweigh
          </Trans>
        </span>{' '}
        <StatusBadge tone={tone}>{t`${i18n._(word)}, ${score} of 100`}</StatusBadge>
      </h3>
      <ul className={classes.reasons}>
        {reasons.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      {priced && <ClassUp offer={priced} />}
    </section>
  );
}

/** The price of the cheapest offer that is rated by class, were every commodity one class higher. */
function ClassUp({ offer: { carrier, total, nextClassTotal } }: { offer: OfferTotals }) {
  if (!nextClassTotal) return null;
  const { amount, currency } = nextClassTotal;
  const more = amount - total.amount;
  return (
    <p className={classes.classUp}>
      {more === 0 ? (
        <Trans>At the next higher class, {carrier.name} would charge the same.</Trans>
      ) : (
        <Trans>
          At the next higher class, {carrier.name} would charge{' '}
          <strong>{formatMoney({ amount: more, currency })} more</strong>, {formatMoney({ amount, currency })} in total.
        </Trans>
      )}
    </p>
  );
}
