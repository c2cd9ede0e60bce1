import { formatInstant } from './format';
import classes from './values.module.css';

/** An instant in a time zone (default: the user's) with the zone's short name. */
export function DateTimeInZone({ instant, zone, locale }: { instant: string; zone?: string; locale?: string }) {
  return (
    <time className={classes.figures} dateTime={instant}>
      {formatInstant(instant, zone, locale)}
    </time>
  );
}
