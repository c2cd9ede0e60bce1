import { Anchor } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** The link of a row, in its first cell. A click anywhere on the row and Enter on the focused row follow it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} fw={600} className={classes.link} data-row-link>
      {children}
    </Anchor>
  );
}
