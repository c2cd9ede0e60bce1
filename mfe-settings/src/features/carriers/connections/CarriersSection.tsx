import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, formatNumber, Group, Text, useDisclosure } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CarrierName } from '../../../shared/CarrierName';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { useCarriers } from '../use-carriers';
import { ConnectionActions } from './ConnectionActions';
import { ConnectDialog } from './ConnectionDialog';
import { ConnectionHealth } from './ConnectionHealth';
import { CONNECTORS } from './connectors';

interface Connected {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
}

const COLUMNS: Column<Connected>[] = [
  { name: msg`Carrier`, cell: ({ carrier }) => <CarrierName carrier={carrier} /> },
  { name: msg`SCAC`, cell: ({ carrier }) => carrier.scac },
  { name: msg`Rated by`, cell: ({ connection }) => <RatedBy connection={connection} /> },
  { name: msg`State`, cell: ({ connection }) => <ConnectionHealth connection={connection} /> },
  {
    name: msg`Answers in`,
    cell: ({ connection: { health } }) => (health.p50Ms === null ? '–' : t`${formatNumber(health.p50Ms)} ms`),
  },
];

/** Who carries for the company, and whether they answer. */
export function CarriersSection() {
  const { host } = useRemote();
  const carriers = useCarriers();
  const [connecting, { open, close }] = useDisclosure();
  const manages = host.session.can('carrier.manage');
  const connect = manages && (
    <Button onClick={open}>
      <Trans>Connect a carrier</Trans>
    </Button>
  );
  const columns = manages
    ? [...COLUMNS, { name: msg`Actions`, cell: (row: Connected) => <ConnectionActions {...row} /> }]
    : COLUMNS;
  return (
    <Section
      title={t`Carriers`}
      description={t`Every quote asks all of them. “Answers in” is the median of the latest answers.`}
    >
      <QueryBoundary query={carriers} loading={t`Loading carriers`} failed={t`The carriers could not be loaded`}>
        {({ items }) => {
          const rows = items.flatMap((carrier) => carrier.connections.map((connection) => ({ carrier, connection })));
          return rows.length === 0 ? (
            <EmptyState title={t`No carrier yet`} action={connect}>
              <Trans>
                Connect a carrier that answers over HTTP, or upload a tariff below; the carrier then stands here and in
                your quotes.
              </Trans>
            </EmptyState>
          ) : (
            <>
              <Group>{connect}</Group>
              <Records caption={t`Carriers`} columns={columns} rows={rows} keyOf={({ connection }) => connection.id} />
            </>
          );
        }}
      </QueryBoundary>
      {connecting && <ConnectDialog onClose={close} />}
    </Section>
  );
}

function RatedBy({ connection: { connector, endpoint } }: { connection: CarrierConnection }) {
  return (
    <div>
      {i18n._(CONNECTORS[connector])}
      {endpoint && (
        <Text c="dimmed" size="sm">
          {new URL(endpoint).host}
        </Text>
      )}
    </div>
  );
}
