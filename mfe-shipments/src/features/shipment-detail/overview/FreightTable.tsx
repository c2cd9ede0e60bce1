import { Badge, formatNumber, Table } from '@lading/ui';
import type { Shipment } from '../../../shared/types';

/** Handling units with what is packed on them, in the units that were entered. */
export function FreightTable({ shipment }: { shipment: Shipment }) {
  const [length, weight] = shipment.units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Freight table' } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Units</Table.Th>
            <Table.Th>Dimensions ({length})</Table.Th>
            <Table.Th>Commodity</Table.Th>
            <Table.Th>Class</Table.Th>
            <Table.Th>NMFC</Table.Th>
            <Table.Th ta="right">Weight ({weight})</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shipment.handlingUnits.flatMap((unit, row) =>
            unit.commodities.map((commodity, line) => (
              <Table.Tr key={`${row}-${line}`}>
                <Table.Td>{line === 0 && `${unit.count} ${unit.type}`}</Table.Td>
                <Table.Td>{line === 0 && `${unit.length} × ${unit.width} × ${unit.height}${unit.stackable ? ', stackable' : ''}`}</Table.Td>
                <Table.Td>
                  {commodity.description ?? 'Freight'} {commodity.hazmat && <Badge color="red" size="xs">hazmat {commodity.hazmat.unNumber}</Badge>}
                </Table.Td>
                <Table.Td>{commodity.freightClass ?? 'By density'}</Table.Td>
                <Table.Td>{commodity.nmfc ? [commodity.nmfc, commodity.nmfcSub].filter(Boolean).join('-') : '–'}</Table.Td>
                <Table.Td ta="right">{formatNumber(commodity.weight)}</Table.Td>
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
