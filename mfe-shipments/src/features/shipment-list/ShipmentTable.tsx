import { paths } from '@lading/mfe-contract';
import { Anchor, formatDate, formatNumber, Money, Table } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { DemoBadge } from '../../shared/DemoBadge';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { ShipmentSummary } from '../../shared/types';
import classes from './shipment-table.module.css';

function Place({ place }: { place: ShipmentSummary['origin'] }) {
  return (
    <div>
      <div className={classes.name}>{place.name}</div>
      <div className={classes.detail}>
        {place.city}, {place.state} {place.postalCode}
      </div>
    </div>
  );
}

function Row({ shipment }: { shipment: ShipmentSummary }) {
  return (
    <Table.Tr className={classes.row}>
      <Table.Td data-label="Shipment" className={classes.whole}>
        <Anchor component={Link} to={paths.shipment(shipment.id)} fw={600} className={classes.link}>
          {shipment.number}
        </Anchor>
        <div className={classes.detail}>{shipment.proNumber ? `PRO ${shipment.proNumber}` : 'No PRO yet'}</div>
      </Table.Td>
      <Table.Td data-label="Status">
        <ShipmentStatusBadge status={shipment.status} />
      </Table.Td>
      <Table.Td data-label="From">
        <Place place={shipment.origin} />
      </Table.Td>
      <Table.Td data-label="To">
        <Place place={shipment.destination} />
      </Table.Td>
      <Table.Td data-label="Carrier">
        {shipment.carrier.name} {shipment.carrier.demo && <DemoBadge />}
        <div className={classes.detail}>{shipment.mode}</div>
      </Table.Td>
      <Table.Td data-label="Pickup">{formatDate(shipment.pickupOn)}</Table.Td>
      <Table.Td data-label="Delivery, estimated">{shipment.estimatedDeliveryOn ? formatDate(shipment.estimatedDeliveryOn) : 'Not estimated'}</Table.Td>
      <Table.Td data-label="Freight" className={classes.whole}>
        {formatNumber(shipment.totalWeight)} lb
        <div className={classes.detail}>
          {shipment.handlingUnitCount} {shipment.handlingUnitCount === 1 ? 'unit' : 'units'}
        </div>
      </Table.Td>
      <Table.Td data-label="Total">{shipment.total && <Money value={shipment.total} />}</Table.Td>
    </Table.Tr>
  );
}

/** Shipments as a table; on a phone each row stands as a block of its own. */
export function ShipmentTable({ shipments, stale }: { shipments: ShipmentSummary[]; stale: boolean }) {
  const priced = shipments.some(({ total }) => total !== null);
  return (
    <Table.ScrollContainer minWidth={0} type="native" className={classes.frame} data-stale={stale || undefined}>
      <Table highlightOnHover className={classes.table} data-priced={priced || undefined}>
        <Table.Thead>
          <Table.Tr>
            {['Shipment', 'Status', 'From', 'To', 'Carrier', 'Pickup', 'Delivery, est.', 'Freight'].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
            <Table.Th ta="right">Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shipments.map((shipment) => (
            <Row key={shipment.id} shipment={shipment} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
