import { useRemote } from '@lading/mfe-kit';
import { EmptyState, ForbiddenState, Loader } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../../shared/types';
import { DocumentPreview } from './DocumentPreview';
import { DocumentTable } from './DocumentTable';
import classes from './documents.module.css';
import { CreateDocuments } from './CreateDocuments';
import { LegalHold } from './LegalHold';
import { UploadDocuments } from './UploadDocuments';

const OVER: readonly Shipment['status'][] = ['delivered', 'closed', 'cancelled', 'returned', 'lost'];

/** Documents of the shipment; the previewed one is in the URL. */
export function DocumentsTab({ shipment }: { shipment: Shipment }) {
  const { session } = useRemote().host;
  const [search, setSearch] = useSearchParams();
  const { documents } = shipment;
  const shown = documents.find(({ id }) => id === search.get('document'));
  if (!session.can('document.read')) return <ForbiddenState />;
  const show = (id: string | null) =>
    setSearch(id ? { document: id } : {}, { replace: true, preventScrollReset: true });
  return (
    <div className={classes.tab}>
      <CreateDocuments shipment={shipment} />
      {documents.length === 0 && OVER.includes(shipment.status) ? (
        <EmptyState title={t`No documents`}>
          <Trans>Documents are deleted at the end of their retention.</Trans>
        </EmptyState>
      ) : documents.length === 0 ? (
        <EmptyState title={t`The bill of lading is being created`} action={<Loader size="sm" />}>
          <Trans>It appears here in a moment.</Trans>
        </EmptyState>
      ) : (
        <DocumentTable shipmentId={shipment.id} documents={documents} shown={shown?.id ?? null} onShow={show} />
      )}
      {shown && (
        <DocumentPreview
          key={shown.id}
          shipmentId={shipment.id}
          document={shown}
          documents={documents}
          onClose={() => show(null)}
        />
      )}
      <LegalHold shipmentId={shipment.id} />
      {shipment.uploadKinds.length > 0 && <UploadDocuments shipment={shipment} />}
    </div>
  );
}
