import { Fragment, type ReactNode } from 'react';
import classes from './values.module.css';

/** Names and values in two columns; on a phone the value stands under its name. */
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
