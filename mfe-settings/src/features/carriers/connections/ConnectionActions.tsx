import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, formatNumber, Group, Stack, Switch, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { ChangeConnectionDialog } from './ConnectionDialog';
import { useChangeConnection, useTestConnection } from './use-connections';

/** Switches a connection, changes it, or tries it. */
export function ConnectionActions({
  carrier,
  connection,
}: {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
}) {
  const change = useChangeConnection(connection);
  const test = useTestConnection(connection);
  const [editing, { open, close }] = useDisclosure();
  const overHttp = connection.connector !== 'tariff';
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Switch
          label={t`Ask`}
          aria-label={
            overHttp ? t`Ask ${carrier.name} by carrier's own service` : t`Ask ${carrier.name} by uploaded tariff`
          }
          checked={change.isPending ? change.variables.enabled : connection.enabled}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
        />
        {overHttp && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t`Change the connection of ${carrier.name}`}
              onClick={open}
            >
              <Trans>Change</Trans>
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t`Test ${carrier.name}`}
              loading={test.isPending}
              onClick={() => test.mutate(undefined)}
            >
              <Trans>Test</Trans>
            </Button>
          </>
        )}
      </Group>
      {change.isError && <FailureAlert error={change.error} />}
      {test.isError && <FailureAlert error={test.error} />}
      <div role="status">
        {test.data && (
          <Alert color={test.data.ok ? 'green' : 'red'} variant="light">
            {test.data.message} <Trans>Took {formatNumber(test.data.milliseconds)} ms.</Trans>
          </Alert>
        )}
      </div>
      {editing && <ChangeConnectionDialog carrier={carrier} connection={connection} onClose={close} />}
    </Stack>
  );
}
