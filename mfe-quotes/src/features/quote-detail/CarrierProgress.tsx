import { Button, formatMoney, StatusBadge, type StatusTone } from '@lading/ui';
import { useState } from 'react';
import type { Offer, QuoteCarrier } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import classes from './carrier-progress.module.css';

const STATES: Record<QuoteCarrier['state'], { tone: StatusTone; word: string }> = {
  asked: { tone: 'active', word: 'asked, no answer yet' },
  offered: { tone: 'done', word: 'has offered' },
  declined: { tone: 'neutral', word: 'no offer' },
};

/** How many carriers have answered, in a line that keeps its height, so that the rows under it stay where they are. */
export function AnswerLine({ carriers, waiting, onShow }: { carriers: readonly QuoteCarrier[]; waiting: readonly Offer[]; onShow?: () => void }) {
  const [begunAsking] = useState(() => carriers.some(({ state }) => state === 'asked'));
  if (carriers.length === 0) return null;
  const answered = carriers.filter(({ state }) => state !== 'asked').length;
  const best = waiting[0];
  return (
    <div className={classes.line} data-tall={begunAsking || undefined}>
      <span role="status">
        {answered < carriers.length
          ? `${answered} of ${carriers.length} carriers asked over the network have answered. The others may take up to 20 seconds.`
          : 'All carriers have answered.'}
      </span>
      {best && (
        <Button size="xs" variant="light" onClick={onShow}>
          {waiting.length === 1 ? '1 new offer' : `${waiting.length} new offers`} from {formatMoney(best.total)}, show
        </Button>
      )}
    </div>
  );
}

/** Each carrier that is asked over the network and how far it is. */
export function CarrierProgress({ carriers }: { carriers: readonly QuoteCarrier[] }) {
  if (carriers.every(({ state }) => state !== 'asked')) return null;
  return (
    <ul className={classes.carriers} aria-label="Carriers being asked">
      {carriers.map(({ carrier, state }) => (
        <li key={carrier.scac}>
          <span>
            {carrier.name} <span className={classes.badge}><CarrierBadge carrier={carrier} /></span>
          </span>
          <StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
