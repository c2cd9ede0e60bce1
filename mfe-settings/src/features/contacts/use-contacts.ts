import { unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contact, SaveContact } from '../../shared/types';

const CONTACTS_KEY = ['contacts'];

/** What a list of contacts is narrowed to; empty: not at all. */
export interface ContactFilter {
  q: string;
  /** Value of the standard, or `business`. */
  placeType: string;
  /** Two letters. */
  state: string;
}

/** The filter as the API takes it. */
export const filterQuery = ({ q, placeType, state }: ContactFilter) => ({
  q: q.trim() || undefined,
  placeType: placeType || undefined,
  state: /^[A-Z]{2}$/.test(state) ? state : undefined,
});

/** Contacts, newest first, page by page. */
export function useContacts(filter: ContactFilter) {
  const { api } = useRemote();
  const query = filterQuery(filter);
  return useInfiniteQuery({
    queryKey: [...CONTACTS_KEY, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/contacts', { params: { query: { ...query, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Where the contacts are. */
export function useContactMap(filter: ContactFilter) {
  const { api } = useRemote();
  const query = filterQuery(filter);
  return useQuery({
    queryKey: [...CONTACTS_KEY, 'map', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/contacts/map', { params: { query }, signal })),
  });
}

/** Contacts that seem to be there more than once, page by page. */
export function useDuplicates() {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: [...CONTACTS_KEY, 'duplicates'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/contacts/duplicates', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Types of places by their headings; they do not change while the page is open. */
export function usePlaceTypes() {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['place-types'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/contacts/place-types', { signal })),
    staleTime: Infinity,
    select: ({ items }) => items,
  });
}

function useContactMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: CONTACTS_KEY }) });
}

export function useAddContact() {
  const { api } = useRemote();
  return useContactMutation((body: SaveContact) => unwrap(api.POST('/api/v1/contacts', { body })));
}

/** Somebody else has changed the contact since it was opened. */
export class ContactChangedMeanwhile extends Error {
  constructor(readonly latest: Contact) {
    super('STALE_REVISION');
  }
}

/** Replaces a contact. @throws ContactChangedMeanwhile */
export function useChangeContact({ id }: Contact) {
  const { api } = useRemote();
  const params = { path: { id } };
  return useContactMutation(async ({ version, contact }: { version: number; contact: SaveContact }) => {
    try {
      return await unwrap(api.PATCH('/api/v1/contacts/{id}', { params, body: { ...contact, version } }));
    } catch (error) {
      if (!isProblem(error, 'STALE_REVISION')) throw error;
      throw new ContactChangedMeanwhile(await unwrap(api.GET('/api/v1/contacts/{id}', { params })));
    }
  });
}

export function useRemoveContact() {
  const { api } = useRemote();
  return useContactMutation(async (contact: Contact) => {
    await unwrap(api.DELETE('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } }));
    return contact;
  });
}

export function useRestoreContact() {
  const { api } = useRemote();
  return useContactMutation(({ id }: Contact) =>
    unwrap(api.POST('/api/v1/contacts/{id}/restore', { params: { path: { id } } })),
  );
}

/** Puts the others into the contact that is kept, one after the other. */
export function useMergeContacts() {
  const { api } = useRemote();
  return useContactMutation(async ({ kept, others }: { kept: Contact; others: readonly Contact[] }) => {
    for (const other of others)
      await unwrap(
        api.POST('/api/v1/contacts/{id}/merge', { params: { path: { id: kept.id } }, body: { otherId: other.id } }),
      );
    return kept;
  });
}
