import { unwrap } from '@lading/api-client';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { checkUpload } from './check-upload';
import { sendWithProgress } from './send-with-progress';

/** What may be uploaded; the rest Lading makes itself. */
export type UploadKind = 'POD' | 'CARRIER_BOL' | 'WEIGHT_INSPECTION' | 'OTHER';

/** One file on its way, or refused. */
export interface Upload {
  key: number;
  file: File;
  kind: UploadKind;
  note: string;
  /** From 0 to 1. */
  share: number;
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null;
}

/** Sends files one by one as they are dropped; what failed stays in the list until it is sent again or taken away. */
export function useUploads(shipmentId: string) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const nextKey = useRef(0);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const patch = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file, kind, note }: Upload) => {
    patch(key, { share: 0, failure: null });
    const form = new FormData();
    // Fields come before the file, so that the server knows them when the bytes arrive.
    form.append('kind', kind);
    if (note.trim()) form.append('note', note.trim());
    form.append('file', file);
    try {
      await unwrap(
        api.POST('/api/v1/shipments/{id}/documents', {
          params: { path: { id: shipmentId } },
          body: { file: file.name, kind },
          bodySerializer: () => undefined,
          fetch: sendWithProgress(form, (share) => patch(key, { share })),
        }),
      );
      remove(key);
      host.notify({ kind: 'success', message: t`${file.name} is added.` });
      await cache.invalidateQueries({ queryKey: ['shipment', shipmentId] });
    } catch (error) {
      patch(key, { failure: failureMessage(error) });
    }
  };

  const add = (files: readonly File[], kind: UploadKind, note: string) => {
    const added = files.map((file): Upload => ({
      key: nextKey.current++,
      file,
      kind,
      note,
      share: 0,
      failure: checkUpload(file),
    }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.failure === null) void send(upload);
  };
  return { uploads, add, remove, retry: (upload: Upload) => void send(upload) };
}
