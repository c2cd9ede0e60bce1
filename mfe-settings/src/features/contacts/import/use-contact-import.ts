import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { importForm, type MappedUpload, useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContactImport, ContactImportCheck } from '../../../shared/types';
import { contactQueries } from '../contact-queries';

/** Reports the errors of a file; stores nothing. */
export function useCheckImport() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (chosen: MappedUpload) => send(api, chosen, { dryRun: 'true' }) as Promise<ContactImportCheck>,
  });
}

/** Saves the contacts of a file in the background; `partial` skips rows with errors. */
export function useStartImport() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: ({ partial, ...chosen }: MappedUpload & { partial: boolean }) =>
      send(api, chosen, { partial: partial ? 'true' : 'false' }) as Promise<ContactImport>,
  });
}

/** Progress of an import. Lists are reloaded when it is done. */
export function useContactImport(id: string) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const query = useQuery(contactQueries.import(api, id));
  const isDone = query.data?.status === 'done';
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: contactQueries.all().queryKey });
  }, [isDone, queryClient]);
  return query;
}

function send(
  api: Api,
  { file, mapping }: MappedUpload,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ContactImportCheck | ContactImport> {
  const header = { 'Idempotency-Key': uploadKey(file, { mapping, query }) };
  return unwrap(
    api.POST('/api/v1/contacts/imports', {
      params: { query, header },
      body: { file: file.name },
      bodySerializer: () => importForm({ file, mapping }),
    }),
  );
}
