import { formatMoney, StatusBadge, type StatusTone } from '@lading/ui';
import type { Offer, RatingResult, ReclassRisk } from '../../shared/api/types';
import classes from './result-panel.module.css';

const LEVELS: Record<ReclassRisk['level'], { tone: StatusTone; word: string }> = {
  low: { tone: 'done', word: 'Low' },
  medium: { tone: 'attention', word: 'Medium' },
  high: { tone: 'attention', word: 'High' },
};

/** How likely the carrier is to weigh and measure again, why, and what that would cost (freight.md Annex B). It hides no offer and blocks nothing. */
export function RiskBlock({ result: { derived, offers } }: { result: RatingResult }) {
  const isRatedByClass = offers.length === 0 || offers.some(({ mode }) => mode !== 'FTL');
  if (!derived.risk || !isRatedByClass) return null;
  const { score, level, reasons } = derived.risk;
  const { tone, word } = LEVELS[level];
  const priced = offers.find(({ nextClassTotal }) => nextClassTotal);
  return (
    <section aria-label="Risk of a reclass or reweigh">
      <h3 className={classes.riskHead}>
        Risk of a reclass or reweigh <StatusBadge tone={tone}>{`${word}, ${score} of 100`}</StatusBadge>
      </h3>
      <ul className={classes.riskReasons}>
        {reasons.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      {priced && <ClassUp offer={priced} />}
    </section>
  );
}

/** The price of the cheapest offer that is rated by class, were every commodity one class higher. */
function ClassUp({ offer: { carrier, total, nextClassTotal } }: { offer: Offer }) {
  if (!nextClassTotal) return null;
  const { amount, currency } = nextClassTotal;
  const more = amount - total.amount;
  return (
    <p className={classes.classUp}>
      One class up, {carrier.name} would charge{' '}
      {more === 0 ? 'the same: its tariff makes no difference.' : <><strong>{formatMoney({ amount: more, currency })} more</strong>, {formatMoney({ amount, currency })} in all.</>}
    </p>
  );
}
