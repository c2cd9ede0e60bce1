import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Anchor, Button, formatNumber, Group, Stack, Switch, useDisclosure } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { EDI, isApi } from './connectors';
import { useChangeConnection, useTestConnection } from './use-connection-mutations';

const EditConnectionDialog = lazy(async () => ({ default: (await import('./ConnectionDialog')).EditConnectionDialog }));

interface ConnectionActionsProps {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
}

/** Enables, edits or tests a connection. EDI partners have a page of their own. */
export function ConnectionActions(props: ConnectionActionsProps) {
  const { connection } = props;
  if (connection.connector !== EDI) return <Actions {...props} />;
  return (
    <Anchor component={Link} to={COMPANY_SECTIONS.edi.path}>
      <Trans>EDI settings</Trans>
    </Anchor>
  );
}

function Actions({ carrier, connection }: ConnectionActionsProps) {
  const change = useChangeConnection(connection);
  const test = useTestConnection(connection);
  const [editing, { open, close }] = useDisclosure();
  const { name } = carrier;
  const ofApi = isApi(connection.connector);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Switch
          label={t`Enabled`}
          styles={{ label: { whiteSpace: 'nowrap' } }}
          aria-label={ofApi ? t`Enable ${name}, carrier API` : t`Enable ${name}, uploaded tariff`}
          checked={change.isPending ? change.variables.enabled : connection.enabled}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
        />
        {ofApi && (
          <>
            <Button size="compact-sm" variant="default" aria-label={t`Edit connection to ${name}`} onClick={open}>
              <Trans>Edit</Trans>
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t`Test ${name}`}
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
            {test.data.message} <Trans>Response time: {formatNumber(test.data.milliseconds)} ms.</Trans>
          </Alert>
        )}
      </div>
      <Suspense>
        {editing && <EditConnectionDialog carrier={carrier} connection={connection} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
