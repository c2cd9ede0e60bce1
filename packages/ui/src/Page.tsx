import type { ReactNode } from 'react';
import classes from './page.module.css';

/** Frame of a page's content. Sets `data-page` to `name` once `ready`; tests and measurements wait for it. */
export function Page({ name, ready = true, children }: { name: string; ready?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-page={ready ? name : undefined} aria-busy={!ready}>
      {children}
    </div>
  );
}
