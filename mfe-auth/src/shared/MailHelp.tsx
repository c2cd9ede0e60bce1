import { Button, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './mail-help.module.css';
import { useDemonstration } from './use-sources';

/** What to do if an email does not arrive; `children` has the button to resend it. In a demo installation no email leaves the machine, so it links to the mailbox. */
export function MailHelp({ children }: { children: ReactNode }) {
  const demonstration = useDemonstration();
  return (
    <>
      {demonstration && (
        <Button component="a" href="/dev/mailbox" fullWidth>
          <Trans>Open demo mailbox</Trans>
        </Button>
      )}
      <section className={classes.help} aria-labelledby="mail-help">
        <Text component="h2" id="mail-help" fw={600}>
          <Trans>No email after a few minutes?</Trans>
        </Text>
        <ul>
          <li>
            <Trans>Check your spam folder.</Trans>
          </li>
          <li>
            <Trans>Check that the address above is correct.</Trans>
          </li>
          <li>
            <Trans>Wait a few minutes: company mail filters can delay email.</Trans>
          </li>
        </ul>
        {children}
      </section>
    </>
  );
}
