import { EmptyState } from '@lading/ui';
import { CarrierName } from '../../../shared/CarrierName';
import { Loaded } from '../../../shared/Loaded';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Carrier } from '../../../shared/types';
import { useCarriers } from '../use-carriers';

const CONNECTORS: Record<string, string> = { tariff: 'Uploaded tariff', dsdc: "Carrier's own service" };

const COLUMNS: Column<Carrier>[] = [
  { name: 'Carrier', cell: (carrier) => <CarrierName carrier={carrier} /> },
  { name: 'SCAC', cell: ({ scac }) => scac },
  { name: 'Rated by', cell: ({ connectors }) => connectors.map((connector) => CONNECTORS[connector] ?? connector).join(', ') || 'Not connected' },
];

/** Who carries for the company. */
export function CarriersSection() {
  const carriers = useCarriers();
  return (
    <Section title="Carriers" description="Every quote asks all of them.">
      <Loaded query={carriers} name="carriers">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No carrier yet">Upload a carrier's tariff below; the carrier then stands here and in your quotes.</EmptyState>
          ) : (
            <Records caption="Carriers" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
    </Section>
  );
}
