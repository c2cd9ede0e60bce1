import { unwrap } from '@lading/api-client';
import { ConflictError, isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contact, SaveContact } from '../../shared/types';
import { contactQueries } from './contact-queries';

function useContactMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: contactQueries.all().queryKey }),
  });
}

export function useAddContact() {
  const { api } = useRemote();
  return useContactMutation((body: SaveContact) => unwrap(api.POST('/api/v1/contacts', { body })));
}

/** Replaces a contact. @throws ConflictError */
export function useChangeContact({ id }: Contact) {
  const { api } = useRemote();
  const params = { path: { id } };
  return useContactMutation(async (body: SaveContact & { version: number }) => {
    try {
      return await unwrap(api.PATCH('/api/v1/contacts/{id}', { params, body }));
    } catch (error) {
      if (!isProblem(error, 'STALE_REVISION')) throw error;
      throw new ConflictError(await unwrap(api.GET('/api/v1/contacts/{id}', { params })));
    }
  });
}

export function useDeleteContact() {
  const { api } = useRemote();
  return useContactMutation(({ id }: Contact) =>
    unwrap(api.DELETE('/api/v1/contacts/{id}', { params: { path: { id } } })),
  );
}

export function useRestoreContact() {
  const { api } = useRemote();
  return useContactMutation(({ id }: Contact) =>
    unwrap(api.POST('/api/v1/contacts/{id}/restore', { params: { path: { id } } })),
  );
}

/** Merges the others into the contact that is kept, one after the other. */
export function useMergeContacts() {
  const { api } = useRemote();
  return useContactMutation(async ({ kept, others }: { kept: Contact; others: readonly Contact[] }) => {
    for (const other of others)
      await unwrap(
        api.POST('/api/v1/contacts/{id}/merge', { params: { path: { id: kept.id } }, body: { otherId: other.id } }),
      );
  });
}
