import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { LanguageChoice } from './LanguageChoice';
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
      <footer className={classes.bareFoot}>
        <LanguageChoice />
      </footer>
    </div>
  );
}
