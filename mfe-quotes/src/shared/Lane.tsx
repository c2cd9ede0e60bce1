import { readPostalCode } from '@lading/trade';
import { IconArrowRight, VisuallyHidden } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuotePlace } from './api/types';
import classes from './lane.module.css';

const placeName = ({ city, state, postalCode }: QuotePlace): string =>
  [[city, state].filter(Boolean).join(', '), readPostalCode(postalCode)?.postalCode ?? postalCode]
    .filter(Boolean)
    .join(' ');

interface LaneProps {
  origin: QuotePlace;
  destination: QuotePlace;
  /** Cuts off what does not fit, with the whole text in the tooltip. */
  isOneLine?: boolean;
}

/** Where freight goes from and to, on one line where there is room. */
export function Lane({ origin, destination, isOneLine }: LaneProps) {
  const [from, to] = [placeName(origin), placeName(destination)];
  return (
    <span
      className={classes.lane}
      data-one-line={isOneLine || undefined}
      title={isOneLine ? t`${from} to ${to}` : undefined}
    >
      <span>{from}</span>
      <IconArrowRight size={14} aria-hidden="true" className={classes.arrow} />
      <VisuallyHidden>
        <Trans>to</Trans>
      </VisuallyHidden>
      <span>{to}</span>
    </span>
  );
}
