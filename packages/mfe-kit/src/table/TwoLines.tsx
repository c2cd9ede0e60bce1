import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** Smaller second line; beside the first in compact rows. */
  detail?: ReactNode;
}

/** A cell with a main line and a detail; both are cut off rather than wrapped. */
export const TwoLines = ({ children, detail }: TwoLinesProps) => (
  <div className={classes.lines}>
    <div>{children}</div>
    {detail && <div className={classes.detail}>{detail}</div>}
  </div>
);
