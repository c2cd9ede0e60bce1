import type { ReactNode } from 'react';
import { Brand } from './Brand';
import classes from './frame.module.css';

/** Layout of the pages that need no sign-in: the product's name and the page, centred. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bare}>
      <header className={classes.bareTop}>
        <Brand />
      </header>
      <main id="content" className={classes.bareContent}>
        {children}
      </main>
    </div>
  );
}
