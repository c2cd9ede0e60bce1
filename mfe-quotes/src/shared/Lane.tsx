import { readPostalCode } from '@lading/trade';
import { IconArrowRight, VisuallyHidden } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { QuotePlace } from './api/types';
import classes from './lane.module.css';

const placeName = ({ city, state, postalCode }: QuotePlace): string =>
  [[city, state].filter(Boolean).join(', '), readPostalCode(postalCode)?.postalCode ?? postalCode]
    .filter(Boolean)
    .join(' ');

/** Where freight goes from and to, on one line where there is room. */
export function Lane({ origin, destination }: { origin: QuotePlace; destination: QuotePlace }) {
  return (
    <span className={classes.lane}>
      <span>{placeName(origin)}</span>
      <IconArrowRight size={14} aria-hidden="true" className={classes.arrow} />
      <VisuallyHidden>
        <Trans>to</Trans>
      </VisuallyHidden>
      <span>{placeName(destination)}</span>
    </span>
  );
}
