import { Button, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
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
          <Trans>Open the demonstration's mailbox</Trans>
        </Button>
      )}
      <section className={classes.help} aria-labelledby="mail-help">
        <Text component="h2" id="mail-help" fw={600}>
          <Trans>No mail after a few minutes?</Trans>
        </Text>
        <ul>
          <li>
            <Trans>Look in the folder for spam and, with some providers, for notices.</Trans>
          </li>
          <li>
            <Trans>Check that the address above is the one you use.</Trans>
          </li>
          <li>
            <Trans>Wait a little longer: mail filters of companies hold mail back for some minutes.</Trans>
          </li>
        </ul>
        {children}
      </section>
    </>
  );
}
