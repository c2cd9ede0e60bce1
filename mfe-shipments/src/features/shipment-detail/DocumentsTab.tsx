import { Button, DateTimeInZone, EmptyState, formatNumber, IconDownload, IconFileText, Loader, Table } from '@lading/ui';
import { useArea } from '../../shared/area';
import type { Shipment, ShipmentDocument } from '../../shared/types';
import classes from './documents-tab.module.css';

const KINDS: Record<ShipmentDocument['kind'], string> = {
  BOL: 'Bill of lading',
  LABELS: 'Pallet labels',
  RATE_CONFIRMATION: 'Rate confirmation',
  COMMERCIAL_INVOICE: 'Commercial invoice',
  POD: 'Proof of delivery',
  WEIGHT_INSPECTION: 'Weight and inspection certificate',
  CARRIER_BOL: 'Carrier’s bill of lading',
  CARRIER_LABELS: 'Carrier’s labels',
  OTHER: 'Other document',
};

function DocumentRow({ shipmentId, document }: { shipmentId: string; document: ShipmentDocument }) {
  const { host } = useArea();
  const name = `${KINDS[document.kind]}, version ${document.version}`;
  return (
    <Table.Tr>
      <Table.Td>
        <span className={classes.name}>
          <IconFileText size={18} aria-hidden="true" />
          {name}
        </span>
        <div className={classes.detail}>
          {document.fileName}, {formatNumber(Math.ceil(document.size / 1024))} KB, SHA-256 {document.sha256.slice(0, 12)}
        </div>
      </Table.Td>
      <Table.Td>
        <DateTimeInZone instant={document.createdAt} />
      </Table.Td>
      <Table.Td ta="right">
        <Button
          component="a"
          href={`${host.api.baseUrl}/api/v1/shipments/${encodeURIComponent(shipmentId)}/documents/${encodeURIComponent(document.id)}`}
          download={document.fileName}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          aria-label={`Download ${name}`}
        >
          Download
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** Papers of the shipment, newest version first. */
export function DocumentsTab({ shipment }: { shipment: Shipment }) {
  if (shipment.documents.length === 0) {
    return (
      <EmptyState title="The bill of lading is being drawn" action={<Loader size="sm" />}>
        It appears here in a moment.
      </EmptyState>
    );
  }
  return (
    <div className={classes.frame}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Document</Table.Th>
            <Table.Th>Made</Table.Th>
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shipment.documents.map((document) => (
            <DocumentRow key={document.id} shipmentId={shipment.id} document={document} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
