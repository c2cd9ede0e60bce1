import { paths } from '@lading/mfe-contract';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import classes from './frame.module.css';

/** Mark and name of the product; links to the home page. The same drawing is the site's icon in mark.svg. */
export function Brand() {
  return (
    <Link to={paths.home()} className={classes.brand} aria-label={t`Lading home`}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b5f6e" />
        <path d="M10 7v16h13" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="square" />
        <path d="M16 15h7" fill="none" stroke="#72bac6" strokeWidth="4" strokeLinecap="square" />
      </svg>
      <span>Lading</span>
    </Link>
  );
}
