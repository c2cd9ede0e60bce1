import { Fragment, type ReactNode } from 'react';
import classes from './values.module.css';

/** Labels and values in two columns, stacked on phones. A `heading` is shown in place of the label. */
export function KeyValue({ items }: { items: { label: string; value: ReactNode; heading?: ReactNode }[] }) {
  return (
    <dl className={classes.pairs}>
      {items.map(({ label, heading, value }) => (
        <Fragment key={label}>
          <dt>{heading ?? label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
