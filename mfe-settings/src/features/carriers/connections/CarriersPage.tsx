import { ActionMenu, type Column, DataTable, QueryBoundary, RowLink, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, formatNumber, Text, useDisclosure } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { carrierPaths } from '../../../shared/carrier-paths';
import { CarrierName } from '../../../shared/CarrierName';
import { useAddDemonstration } from '../../../shared/demonstration/use-demonstration';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { CarriersFrame } from '../CarriersFrame';
import { ConnectionActions } from './ConnectionActions';
import { ConnectionHealth } from './ConnectionHealth';
import { priceSource } from './connectors';

const ConnectDialog = lazy(async () => ({ default: (await import('./ConnectionDialog')).ConnectDialog }));
const RemoveDemoDialog = lazy(async () => ({
  default: (await import('../../../shared/demonstration/RemoveDemoDialog')).RemoveDemoDialog,
}));

interface Row {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
}

const COLUMNS: Column<Row>[] = [
  { id: 'carrier', header: msg`Carrier`, cell: ({ carrier }) => <CarrierLink carrier={carrier} /> },
  { id: 'scac', header: msg`SCAC`, cell: ({ carrier }) => carrier.scac },
  { id: 'source', header: msg`Connection`, cell: ({ connection }) => <PriceSource connection={connection} /> },
  {
    id: 'status',
    header: msg`Status`,
    phone: 'corner',
    cell: ({ connection }) => <ConnectionHealth connection={connection} />,
  },
  {
    id: 'responseTime',
    header: msg`Response time`,
    align: 'right',
    cell: ({ connection }) => responseTime(connection) ?? '–',
  },
];
const ACTIONS: Column<Row> = { id: 'actions', header: msg`Actions`, cell: (row) => <ConnectionActions {...row} /> };

/** Connected carriers and the state of their connections. */
export function CarriersPage() {
  const { host, api } = useRemote();
  const carriers = useQuery(carrierQueries.list(api));
  const [connecting, { open, close }] = useDisclosure();
  const [removing, removal] = useDisclosure();
  const addDemo = useAddDemonstration();
  const canManage = host.session.can('carrier.manage');
  const hasDemo = carriers.data?.items.some(({ demo }) => demo) === true;
  const add = canManage && (
    <>
      <Button variant="default" onClick={open}>
        <Trans>Connect carrier</Trans>
      </Button>
      <Button component={Link} to={carrierPaths.add()}>
        <Trans>Set up carrier</Trans>
      </Button>
      <ActionMenu
        actions={hasDemo ? [{ label: t`Remove demo data`, destructive: true, onSelect: removal.open }] : []}
      />
    </>
  );
  return (
    <CarriersFrame tab="carriers" ready={!carriers.isPending} action={add}>
      <QueryBoundary query={carriers} loading={t`Loading carriers`} failed={t`The carriers could not be loaded`}>
        {({ items }) => {
          const rows = items.flatMap((carrier) => carrier.connections.map((connection) => ({ carrier, connection })));
          return rows.length === 0 ? (
            <EmptyState
              title={t`No carriers yet`}
              action={
                canManage && (
                  <Button variant="default" loading={addDemo.isPending} onClick={() => addDemo.mutate()}>
                    <Trans>Add demo carriers</Trans>
                  </Button>
                )
              }
            >
              <Trans>
                Each carrier is listed with its price source, status and response time. Set up a carrier with your
                contract rates, connect one that has an API, or explore with fictional ones.
              </Trans>
            </EmptyState>
          ) : (
            <DataTable
              caption={t`Carriers`}
              columns={canManage ? [...COLUMNS, ACTIONS] : COLUMNS}
              rows={rows}
              rowId={({ connection }) => connection.id}
              card={(row) => <CarrierCard {...row} canManage={canManage} />}
            />
          );
        }}
      </QueryBoundary>
      <Suspense>{connecting && <ConnectDialog onClose={close} />}</Suspense>
      <Suspense>{removing && <RemoveDemoDialog onClose={removal.close} />}</Suspense>
    </CarriersFrame>
  );
}

function CarrierLink({ carrier }: { carrier: ConnectedCarrier }) {
  return (
    <RowLink to={carrierPaths.detail(carrier.id)}>
      <CarrierName carrier={carrier} />
    </RowLink>
  );
}

/** A carrier on a phone, below its name and the state of its connection. */
function CarrierCard({ carrier, connection, canManage }: Row & { canManage: boolean }) {
  const { endpoint } = connection;
  const facts = [
    carrier.scac,
    priceSource(connection.connector),
    endpoint && new URL(endpoint).host,
    responseTime(connection),
  ];
  return (
    <>
      <Text c="dimmed" size="sm">
        {facts.filter(Boolean).join(', ')}
      </Text>
      {canManage && <ConnectionActions carrier={carrier} connection={connection} />}
    </>
  );
}

function PriceSource({ connection }: { connection: CarrierConnection }) {
  return (
    <div>
      {priceSource(connection.connector)}
      {connection.endpoint && (
        <Text c="dimmed" size="sm">
          {new URL(connection.endpoint).host}
        </Text>
      )}
    </div>
  );
}

/** Median of the last responses; null for carriers that are not called. */
const responseTime = ({ health: { p50Ms } }: CarrierConnection): string | null =>
  p50Ms === null ? null : t`${formatNumber(p50Ms)} ms`;
