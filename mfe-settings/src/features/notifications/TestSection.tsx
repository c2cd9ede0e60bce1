import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Alert, Button, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import { useSendTest } from './use-preferences';

/** Tries out whether mails arrive. */
export function TestSection() {
  const { host } = useRemote();
  const test = useSendTest();
  return (
    <Section title={t`Test email`} description={t`Sent regardless of the settings above.`}>
      {test.isError && <FailureAlert error={test.error} />}
      <div role="status">
        {test.isSuccess && (
          <Alert color="green">
            <Trans>Email sent to {host.session.user?.email}. Check your spam folder if it does not arrive.</Trans>
          </Alert>
        )}
      </div>
      <Group>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          <Trans>Send test email</Trans>
        </Button>
      </Group>
    </Section>
  );
}
