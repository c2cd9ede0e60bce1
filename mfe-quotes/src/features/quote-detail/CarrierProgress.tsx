import { StatusBadge, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { QuoteCarrier } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import classes from './carrier-progress.module.css';

const STATES: Record<QuoteCarrier['state'], { tone: StatusTone; word: MessageDescriptor }> = {
  asked: { tone: 'active', word: msg`waiting for response` },
  offered: { tone: 'done', word: msg`offer received` },
  declined: { tone: 'neutral', word: msg`no offer` },
};

/** How many carriers have answered, in a line that keeps its height, so that the rows under it stay where they are. */
export function AnswerLine({ carriers }: { carriers: readonly QuoteCarrier[] }) {
  if (carriers.length === 0) return null;
  const answered = carriers.filter(({ state }) => state !== 'asked').length;
  return (
    <div className={classes.line}>
      <span role="status">
        {answered < carriers.length
          ? plural(carriers.length, {
              one: 'The carrier contacted online has not responded yet. It may take up to 20 seconds.',
              other: `${answered} of # carriers contacted online have responded. The others may take up to 20 seconds.`,
            })
          : t`All carriers have responded.`}
      </span>
    </div>
  );
}

/** State of each carrier that is asked over HTTP. */
export function CarrierProgress({ carriers }: { carriers: readonly QuoteCarrier[] }) {
  if (carriers.every(({ state }) => state !== 'asked')) return null;
  return (
    <ul className={classes.carriers} aria-label={t`Carriers contacted online`}>
      {carriers.map(({ carrier, state }) => (
        <li key={carrier.scac}>
          <span>
            {carrier.name}{' '}
            <span className={classes.badge}>
              <CarrierBadge carrier={carrier} />
            </span>
          </span>
          <StatusBadge tone={STATES[state].tone}>{i18n._(STATES[state].word)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
