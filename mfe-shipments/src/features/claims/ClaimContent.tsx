import { DataTable, type Column, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatNumber, Group, Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Claim } from '../../shared/api/claims';
import { shipmentQueries } from '../../shared/api/shipments';
import { nameOf } from '../../shared/document-words';
import classes from '../../shared/record.module.css';
import type { ShipmentDocument } from '../../shared/types';
import { useDocumentAddress } from '../../shared/use-document-address';

const AddDocumentsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "claim-documents" */ './AddDocumentsDialog')).AddDocumentsDialog,
}));

type Item = Claim['items'][number] & { id: string };

const COLUMNS: readonly Column<Item>[] = [
  { id: 'description', header: msg`Item`, cell: ({ description }) => description },
  { id: 'pieces', header: msg`Pieces`, width: 90, align: 'right', cell: ({ pieces }) => formatNumber(pieces) },
  {
    id: 'weight',
    header: msg`Weight (lb)`,
    width: 110,
    align: 'right',
    cell: ({ weight }) => (weight === null ? '—' : formatNumber(weight)),
  },
];

/** What happened to which items, with the evidence. */
export function ClaimContent({ claim }: { claim: Claim }) {
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`What happened`}</Title>
      <Text className={classes.note}>{claim.description}</Text>
      <DataTable
        caption={t`Lost or damaged items`}
        columns={COLUMNS}
        rows={claim.items.map((item, index) => ({ ...item, id: String(index) }))}
        rowId={({ id }) => id}
      />
      <Evidence claim={claim} />
    </section>
  );
}

/** The chosen documents that still exist, and those added after filing. */
function Evidence({ claim }: { claim: Claim }) {
  const { shipmentId, documentIds, addedDocumentIds, takesDocuments } = claim;
  const { api } = useRemote();
  const { data: shipment } = useQuery(shipmentQueries.detail(api, shipmentId));
  const [adding, setAdding] = useState(false);
  const chosen = (ids: string[]) => shipment?.documents.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <div>
      <Group justify="space-between">
        <Text fw={500}>{t`Evidence`}</Text>
        {takesDocuments && (
          <Button variant="default" disabled={!shipment} onClick={() => setAdding(true)}>{t`Add documents`}</Button>
        )}
      </Group>
      {documentIds.length + addedDocumentIds.length === 0 && <Text c="dimmed">{t`No documents chosen.`}</Text>}
      <Documents shipmentId={shipmentId} documents={chosen(documentIds)} />
      {addedDocumentIds.length > 0 && <Text c="dimmed" mt="xs">{t`Added after filing`}</Text>}
      <Documents shipmentId={shipmentId} documents={chosen(addedDocumentIds)} />
      <Suspense>
        {adding && shipment && (
          <AddDocumentsDialog claim={claim} documents={shipment.documents} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </div>
  );
}

function Documents({ shipmentId, documents }: { shipmentId: string; documents: readonly ShipmentDocument[] }) {
  const { host } = useRemote();
  const { saved } = useDocumentAddress(shipmentId);
  return documents.map((document) => (
    <div key={document.id}>
      {host.session.can('document.read') ? (
        <Anchor href={saved(document.id)} download>
          {nameOf(document)}
        </Anchor>
      ) : (
        nameOf(document)
      )}
    </div>
  ));
}
