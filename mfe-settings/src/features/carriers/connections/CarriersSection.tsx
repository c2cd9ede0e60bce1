import { Button, EmptyState, formatNumber, Group, Text, useDisclosure } from '@lading/ui';
import { useArea } from '../../../shared/area';
import { CarrierName } from '../../../shared/CarrierName';
import { Loaded } from '../../../shared/Loaded';
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
  { name: 'Carrier', cell: ({ carrier }) => <CarrierName carrier={carrier} /> },
  { name: 'SCAC', cell: ({ carrier }) => carrier.scac },
  { name: 'Rated by', cell: ({ connection }) => <RatedBy connection={connection} /> },
  { name: 'State', cell: ({ connection }) => <ConnectionHealth connection={connection} /> },
  { name: 'Answers in', cell: ({ connection: { health } }) => (health.p50Ms === null ? '–' : `${formatNumber(health.p50Ms)} ms`) },
];

/** Who carries for the company, and whether they answer. */
export function CarriersSection() {
  const { host } = useArea();
  const carriers = useCarriers();
  const [connecting, { open, close }] = useDisclosure();
  const manages = host.session.can('carrier.manage');
  const connect = manages && <Button onClick={open}>Connect a carrier</Button>;
  const columns = manages ? [...COLUMNS, { name: 'Actions', cell: (row: Connected) => <ConnectionActions {...row} /> }] : COLUMNS;
  return (
    <Section title="Carriers" description="Every quote asks all of them. “Answers in” is the median of the latest answers.">
      <Loaded query={carriers} name="carriers">
        {({ items }) => {
          const rows = items.flatMap((carrier) => carrier.connections.map((connection) => ({ carrier, connection })));
          return rows.length === 0 ? (
            <EmptyState title="No carrier yet" action={connect}>
              Connect a carrier that answers over HTTP, or upload a tariff below; the carrier then stands here and in your quotes.
            </EmptyState>
          ) : (
            <>
              <Group>{connect}</Group>
              <Records caption="Carriers" columns={columns} rows={rows} keyOf={({ connection }) => connection.id} />
            </>
          );
        }}
      </Loaded>
      {connecting && <ConnectDialog onClose={close} />}
    </Section>
  );
}

function RatedBy({ connection: { connector, endpoint } }: { connection: CarrierConnection }) {
  return (
    <div>
      {CONNECTORS[connector]}
      {endpoint && (
        <Text c="dimmed" size="sm">
          {new URL(endpoint).host}
        </Text>
      )}
    </div>
  );
}
