import { formatMoney, StatusBadge, type StatusTone, useDebouncedValue } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { ratingPreview } from '../../shared/api/quotes';
import type { QuoteRequest, RatingResult } from '../../shared/api/types';
import { useArea } from '../../shared/area';
import { assessRisk, type Risk } from '../../shared/freight/assess-risk';
import { classUpPair, oneClassUp } from './class-up';
import classes from './result-panel.module.css';

/** The price one class up is asked for when the form has rested this long, in milliseconds. */
const REST = 1_000;

const LEVELS: Record<Risk['level'], { tone: StatusTone; word: string }> = {
  low: { tone: 'done', word: 'Low' },
  medium: { tone: 'attention', word: 'Medium' },
  high: { tone: 'attention', word: 'High' },
};

/** How likely the carrier is to weigh and measure again, why, and what that would cost. It never hides an offer and never blocks. */
export function RiskBlock({ request, result }: { request: QuoteRequest; result: RatingResult }) {
  const { score, level, reasons } = assessRisk(request.handlingUnits, result.derived.units);
  const { tone, word } = LEVELS[level];
  return (
    <section aria-label="Risk of a reclass or reweigh">
      <h3 className={classes.riskHead}>
        Risk of a reclass or reweigh <StatusBadge tone={tone}>{`${word}, ${score} of 100`}</StatusBadge>
      </h3>
      <ul className={classes.riskReasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ClassUp request={request} result={result} />
    </section>
  );
}

function ClassUp({ request, result: { derived, offers } }: { request: QuoteRequest; result: RatingResult }) {
  const { api } = useArea();
  const raised = JSON.stringify(oneClassUp(request, derived.units));
  const [asked] = useDebouncedValue(raised, REST);
  const rested = asked === raised && offers.some(({ mode }) => mode === 'LTL');
  const { data } = useQuery(ratingPreview(api, rested ? (JSON.parse(raised) as QuoteRequest) : null));
  const pair = data && classUpPair(offers, data.offers);
  if (!pair) return null;
  const { amount, currency } = pair.raised.total;
  const more = amount - pair.offer.total.amount;
  return (
    <p className={classes.classUp}>
      One class up, {pair.offer.carrier.name} would charge{' '}
      {more === 0 ? 'the same: its tariff makes no difference.' : <><strong>{formatMoney({ amount: more, currency })} more</strong>, {formatMoney({ amount, currency })} in all.</>}
    </p>
  );
}
