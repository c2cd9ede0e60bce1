import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { LanguageChoice } from './LanguageChoice';
import classes from './frame.module.css';

interface BareLayoutProps {
  /** Beside the product's name. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Layout of the pages that need no sign-in or come before all others: the product's name and the page, centred. */
export function BareLayout({ tools, children }: BareLayoutProps) {
  return (
    <div className={classes.bare}>
      <header className={classes.bareTop}>
        <Brand />
        {tools}
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
