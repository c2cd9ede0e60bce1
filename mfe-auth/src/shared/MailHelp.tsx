import { Button, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './mail-help.module.css';
import { useDemonstration } from './use-sources';

/** What to do when a mail does not come; `children` is the way to have it sent again. In a demonstration no mail leaves the machine, so its mailbox is offered. */
export function MailHelp({ children }: { children: ReactNode }) {
  const demonstration = useDemonstration();
  return (
    <>
      {demonstration && (
        <Button component="a" href="/dev/mailbox" fullWidth>
          Open the demonstration's mailbox
        </Button>
      )}
      <section className={classes.help} aria-labelledby="mail-help">
        <Text component="h2" id="mail-help" fw={600}>
          No mail after a few minutes?
        </Text>
        <ul>
          <li>Look in the folder for spam and, with some providers, for notices.</li>
          <li>Check that the address above is the one you use.</li>
          <li>Wait a little longer: mail filters of companies hold mail back for some minutes.</li>
        </ul>
        {children}
      </section>
    </>
  );
}
