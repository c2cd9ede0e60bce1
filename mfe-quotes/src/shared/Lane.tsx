import { readPostalCode } from '@lading/trade';
import { IconArrowRight, VisuallyHidden } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuotePlace } from './api/types';
import classes from './lane.module.css';

const codeOf = ({ postalCode }: QuotePlace): string => readPostalCode(postalCode)?.postalCode ?? postalCode;

const cityName = (place: QuotePlace): string => [place.city, place.state].filter(Boolean).join(', ') || codeOf(place);

const placeName = (place: QuotePlace): string =>
  [[place.city, place.state].filter(Boolean).join(', '), codeOf(place)].filter(Boolean).join(' ');

interface LaneProps {
  origin: QuotePlace;
  destination: QuotePlace;
  /** Cuts off what does not fit, with the whole text in the tooltip. */
  isOneLine?: boolean;
  /** City and state only. */
  isShort?: boolean;
}

/** Where freight goes from and to, on one line where there is room. */
export function Lane({ origin, destination, isOneLine, isShort }: LaneProps) {
  const nameOf = isShort ? cityName : placeName;
  const [from, to] = [nameOf(origin), nameOf(destination)];
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
