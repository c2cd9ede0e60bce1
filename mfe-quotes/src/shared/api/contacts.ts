import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Contact, ContactFromStop } from './types';

export const contactQueries = {
  all: ['contacts'] as const,
  /** Contacts whose name, address or people begin with the terms; at least two characters. */
  search: (api: Api, typed: string) => {
    const q = typed.trim().slice(0, 60);
    return queryOptions({
      queryKey: [...contactQueries.all, q.toLowerCase()],
      queryFn: async ({ signal }): Promise<Contact[]> =>
        (await unwrap(api.GET('/api/v1/contacts', { params: { query: { q, limit: 8 } }, signal }))).items,
      enabled: q.length >= 2,
      staleTime: 60_000,
    });
  },
};

/** Saves a stop as a contact; returns an existing contact with the same name and address. */
export const saveStopAsContact = (api: Api, stop: ContactFromStop): Promise<Contact> =>
  unwrap(api.POST('/api/v1/contacts/from-stop', { body: stop }));
