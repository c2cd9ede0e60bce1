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
    <Section
      title={t`Try it out`}
      description={t`A mail like those that you will get, whatever you have chosen above.`}
    >
      {test.isError && <FailureAlert error={test.error} />}
      <div role="status">
        {test.isSuccess && (
          <Alert color="green">
            <Trans>A mail is on its way to {host.session.user?.email}. Did it not come? Look in the spam folder.</Trans>
          </Alert>
        )}
      </div>
      <Group>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          <Trans>Send me a test</Trans>
        </Button>
      </Group>
    </Section>
  );
}
