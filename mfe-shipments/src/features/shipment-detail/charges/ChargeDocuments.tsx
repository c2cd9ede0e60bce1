import { useRemote } from '@lading/mfe-kit';
import { Text, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment, ShipmentDocument } from '../../../shared/types';
import { DocumentPreview } from '../documents/DocumentPreview';
import { DocumentTable } from '../documents/DocumentTable';
import { UploadDocuments } from '../documents/UploadDocuments';
import classes from './charges.module.css';

/** Types that explain what a carrier charges. */
const KINDS = [
  'WEIGHT_INSPECTION',
  'INSPECTION',
  'DIMENSIONS',
  'SCALE_TICKET',
  'PHOTO',
  'INVOICE',
  'FREIGHT_BILL',
  'LUMPER_RECEIPT',
  'DETENTION_RECEIPT',
] as const satisfies readonly ShipmentDocument['kind'][];
const isOfCharges = ({ kind }: Pick<ShipmentDocument, 'kind'>) => (KINDS as readonly string[]).includes(kind);

/** The evidence of the charges: certificates, photos and originals, with an upload. */
export function ChargeDocuments({ shipment }: { shipment: Shipment }) {
  const { session } = useRemote().host;
  const [shown, setShown] = useState<string | null>(null);
  if (!session.can('document.read')) return null;
  const documents = shipment.documents.filter(isOfCharges);
  const preview = documents.find(({ id }) => id === shown);
  const kinds = KINDS.filter((kind) => (shipment.uploadKinds as readonly string[]).includes(kind));
  return (
    <section className={classes.documents}>
      <Title order={2}>{t`Documents of the charges`}</Title>
      {documents.length === 0 ? (
        <Text c="dimmed">{t`No certificate, photo or invoice was added yet.`}</Text>
      ) : (
        <DocumentTable shipmentId={shipment.id} documents={documents} shown={preview?.id ?? null} onShow={setShown} />
      )}
      {preview && (
        <DocumentPreview
          key={preview.id}
          shipmentId={shipment.id}
          document={preview}
          documents={documents}
          onClose={() => setShown(null)}
        />
      )}
      {kinds.length > 0 && <UploadDocuments shipment={shipment} kinds={kinds} />}
    </section>
  );
}
