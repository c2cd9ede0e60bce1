import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { EdiPartner, Interchange, SaveEdiPartner } from '../../shared/types';
import { type MailboxFilter, mailboxQueries, partnerQueries } from './edi-queries';

/** Milliseconds between reloads while a received interchange is being processed. */
const REFETCH_MS = 2_000;

const inPath = (id: string) => ({ params: { path: { id } } });

export const useEdiPartners = () => useQuery(partnerQueries.list(useRemote().api));

/** Carriers that are no partner yet. */
export function useCarriersToAdd(partners: readonly EdiPartner[]) {
  const carriers = useQuery(partnerQueries.carriers(useRemote().api));
  const known = new Set(partners.map(({ carrierId }) => carrierId));
  return carriers.data?.items.filter(({ id }) => !known.has(id)) ?? [];
}

/** Adds a partner, or changes the settings of one. */
export function useSavePartner(partner: EdiPartner | null) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ carrierId, ...settings }: SaveEdiPartner) =>
      proven(() =>
        partner === null
          ? unwrap(api.POST('/api/v1/edi/partners', { body: { ...settings, carrierId } }))
          : unwrap(
              api.PATCH('/api/v1/edi/partners/{id}', {
                ...inPath(partner.id),
                body: { ...settings, version: partner.version },
              }),
            ),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: partnerQueries.list(api).queryKey }),
  });
}

/** The mailbox page by page; reloaded while an interchange is being processed. */
export function useMailbox(filter: MailboxFilter) {
  const { api } = useRemote();
  const isDue = ({ state }: Interchange) => state === 'received';
  return useInfiniteQuery({
    ...mailboxQueries.list(api, filter),
    refetchInterval: (query) => (query.state.data?.pages.some(({ items }) => items.some(isDue)) ? REFETCH_MS : false),
  });
}

export function useInterchange(id: string) {
  return useQuery({
    ...mailboxQueries.detail(useRemote().api, id),
    refetchInterval: (query) => (query.state.data?.state === 'received' ? REFETCH_MS : false),
  });
}

function useMailboxMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailboxQueries.all().queryKey }),
  });
}

/** Receives a file of interchanges. */
export function useUploadX12() {
  const { api } = useRemote();
  return useMailboxMutation((file: File) => {
    const form = new FormData();
    form.set('file', file);
    return unwrap(api.POST('/api/v1/edi/interchanges', { body: { file: file.name }, bodySerializer: () => form }));
  });
}

/** Processes a received interchange again, or lets a sent one wait again. */
export function useReplayInterchange(id: string) {
  const { api } = useRemote();
  return useMailboxMutation(() => unwrap(api.POST('/api/v1/edi/interchanges/{id}/replay', inPath(id))));
}

/** Notes that an interchange was given to the partner. */
export function useMarkSent(id: string) {
  const { api } = useRemote();
  return useMailboxMutation(() => unwrap(api.POST('/api/v1/edi/interchanges/{id}/sent', inPath(id))));
}
