import { Alert, Button, formatNumber, Group, Stack, Switch, useDisclosure } from '@lading/ui';
import { FailureAlert } from '../../../shared/FailureAlert';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { ChangeConnectionDialog } from './ConnectionDialog';
import { CONNECTORS } from './connectors';
import { useChangeConnection, useTestConnection } from './use-connections';

/** Switches a connection, changes it, or tries it. */
export function ConnectionActions({ carrier, connection }: { carrier: ConnectedCarrier; connection: CarrierConnection }) {
  const change = useChangeConnection(connection);
  const test = useTestConnection(connection);
  const [editing, { open, close }] = useDisclosure();
  const overHttp = connection.connector !== 'tariff';
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Switch
          label="Ask"
          aria-label={`Ask ${carrier.name} by ${CONNECTORS[connection.connector].toLowerCase()}`}
          checked={change.isPending ? change.variables.enabled : connection.enabled}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
        />
        {overHttp && (
          <>
            <Button size="compact-sm" variant="default" aria-label={`Change the connection of ${carrier.name}`} onClick={open}>
              Change
            </Button>
            <Button size="compact-sm" variant="default" aria-label={`Test ${carrier.name}`} loading={test.isPending} onClick={() => test.mutate(undefined)}>
              Test
            </Button>
          </>
        )}
      </Group>
      {change.isError && <FailureAlert error={change.error} />}
      {test.isError && <FailureAlert error={test.error} />}
      <div role="status">
        {test.data && (
          <Alert color={test.data.ok ? 'green' : 'red'} variant="light">
            {test.data.message} Took {formatNumber(test.data.milliseconds)} ms.
          </Alert>
        )}
      </div>
      {editing && <ChangeConnectionDialog carrier={carrier} connection={connection} onClose={close} />}
    </Stack>
  );
}
