import { unwrap } from '@lading/api-client';
import { type SendFile, type UploadLimits, uploadRequest, useNotices, useRemote, useUploads } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';

/** Types of documents that users upload; Lading creates the others. */
export type UploadKind = Shipment['uploadKinds'][number];

export interface UploadDetails {
  kind: UploadKind;
  note: string;
}

/** Limits of the server; 25 MiB. */
const limits = (): UploadLimits => ({
  types: ['application/pdf', 'image/tiff', 'image/jpeg', 'image/png'],
  typeNames: t`PDF, TIFF, JPEG or PNG`,
  maxBytes: 26_214_400,
});

/** Uploads documents to a shipment. */
export function useDocumentUploads(shipmentId: string) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const send: SendFile<UploadDetails> = ({ file, details: { kind, note } }, { signal, onProgress }) => {
    const form = new FormData();
    // The server reads the fields before the file.
    form.append('kind', kind);
    if (note.trim()) form.append('note', note.trim());
    form.append('file', file);
    return unwrap(
      api.POST('/api/v1/shipments/{id}/documents', {
        params: { path: { id: shipmentId } },
        body: { file: file.name, kind },
        ...uploadRequest(form, onProgress),
        signal,
      }),
    );
  };
  return useUploads<UploadDetails>({
    limits: limits(),
    send,
    onUploaded: ({ file }) => {
      notices.success(t`${file.name} was added.`);
      void queryClient.invalidateQueries({ queryKey: shipmentQueries.one(shipmentId) });
    },
  });
}
