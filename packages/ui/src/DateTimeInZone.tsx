import { formatInstant } from './format';
import classes from './values.module.css';

/** An instant as seen where it happens, with the zone's name; without a zone, in the reader's own. */
export function DateTimeInZone({ instant, zone, locale }: { instant: string; zone?: string; locale?: string }) {
  return (
    <time className={classes.figures} dateTime={instant}>
      {formatInstant(instant, zone, locale)}
    </time>
  );
}
