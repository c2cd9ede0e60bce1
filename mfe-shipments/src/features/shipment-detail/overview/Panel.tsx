import { Title } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './overview.module.css';

/** A titled part of the overview; `wide` takes the whole row. */
export function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? `${classes.panel} ${classes.wide}` : classes.panel}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
