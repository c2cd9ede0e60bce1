import type { ReactNode } from 'react';
import classes from './page.module.css';

/** Frame of one page's content. `name` marks it in the document once `ready`, so that tests and measurements know that it can be used. */
export function Page({ name, ready = true, children }: { name: string; ready?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-page={ready ? name : undefined} aria-busy={!ready}>
      {children}
    </div>
  );
}
