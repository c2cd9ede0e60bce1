import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContactImport, ContactImportCheck } from '../../../shared/types';

const POLL_MS = 1_000;

/** A chosen file, and what its columns hold: names of ours by those of the file. */
export interface ChosenFile {
  file: File;
  mapping: Record<string, string>;
}

/** Says what is wrong with a file; stores nothing. */
export function useCheckImport() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (chosen: ChosenFile) => send(api, chosen, { dryRun: 'true' }) as Promise<ContactImportCheck>,
  });
}

/** Saves the contacts of a file in the background, with `partial` also when some are wrong. */
export function useStartImport() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: ({ partial, ...chosen }: ChosenFile & { partial: boolean }) =>
      send(api, chosen, { partial: partial ? 'true' : 'false' }) as Promise<ContactImport>,
  });
}

/** An import, asked for again while it runs; at its end the lists are read anew. */
export function useContactImport(id: string) {
  const { api } = useRemote();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['contact-import', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/contacts/imports/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : POLL_MS),
  });
  const done = query.data?.status === 'done';
  useEffect(() => {
    if (done) void queries.invalidateQueries({ queryKey: ['contacts'] });
  }, [done, queries]);
  return query;
}

function send(
  api: Api,
  { file, mapping }: ChosenFile,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ContactImportCheck | ContactImport> {
  const form = new FormData();
  form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  const header = { 'Idempotency-Key': uploadKey(file, { mapping, query }) };
  return unwrap(
    api.POST('/api/v1/contacts/imports', {
      params: { query, header },
      body: { file: file.name },
      bodySerializer: () => form,
    }),
  );
}
