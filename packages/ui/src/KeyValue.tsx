import { Fragment, type ReactNode } from 'react';
import classes from './values.module.css';

/** Labels and values in two columns, stacked on phones. */
export function KeyValue({ items }: { items: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.pairs}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
