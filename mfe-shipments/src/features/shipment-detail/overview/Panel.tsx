import { Title } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './overview.module.css';

/** A titled part of the overview. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.panel}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
