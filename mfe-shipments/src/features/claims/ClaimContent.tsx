import { DataTable, type Column, useRemote } from '@lading/mfe-kit';
import { Anchor, formatNumber, Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Claim } from '../../shared/api/claims';
import { shipmentQueries } from '../../shared/api/shipments';
import { nameOf } from '../../shared/document-words';
import classes from '../../shared/record.module.css';
import { useDocumentAddress } from '../../shared/use-document-address';

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

/** The chosen documents that still exist. */
function Evidence({ claim: { shipmentId, documentIds } }: { claim: Claim }) {
  const { api, host } = useRemote();
  const { saved } = useDocumentAddress(shipmentId);
  const { data: shipment } = useQuery(shipmentQueries.detail(api, shipmentId));
  const documents = shipment?.documents.filter(({ id }) => documentIds.includes(id)) ?? [];
  return (
    <div>
      <Text fw={500}>{t`Evidence`}</Text>
      {documentIds.length === 0 && <Text c="dimmed">{t`No documents chosen.`}</Text>}
      {documents.map((document) => (
        <div key={document.id}>
          {host.session.can('document.read') ? (
            <Anchor href={saved(document.id)} download>
              {nameOf(document)}
            </Anchor>
          ) : (
            nameOf(document)
          )}
        </div>
      ))}
    </div>
  );
}
