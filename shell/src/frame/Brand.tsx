import { paths } from '@lading/mfe-contract';
import { Link } from '@lading/ui/router';
import mark from '../mark.svg';
import classes from './frame.module.css';

/** Mark and name of the product; leads to the start page. */
export function Brand() {
  return (
    <Link to={paths.home()} className={classes.brand} aria-label="Lading, start page">
      <img src={mark} alt="" width={26} height={26} />
      <span>Lading</span>
    </Link>
  );
}
