import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { MailDomain } from '../../../shared/types';
import { domainQueries } from './domain-queries';

export const useDomains = () => useQuery(domainQueries.list(useRemote().api));

function useDomainMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = domainQueries.list(useRemote().api);
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

const inPath = ({ id }: MailDomain) => ({ params: { path: { id } } });

export function useClaimDomain() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useDomainMutation((body: components['schemas']['ClaimDomainDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/domains', { body }))),
  );
}

/** Verifies a claim by the published DNS record or the emailed code. */
export function useVerifyDomain(domain: MailDomain) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useDomainMutation((code: string | undefined) =>
    proven(() => unwrap(api.POST('/api/v1/company/domains/{id}/verify', { ...inPath(domain), body: { code } }))),
  );
}

/** Whether people with an address of the domain join without approval. */
export function useAutoJoin(domain: MailDomain) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useDomainMutation((autoJoin: boolean) =>
    proven(() => unwrap(api.PATCH('/api/v1/company/domains/{id}', { ...inPath(domain), body: { autoJoin } }))),
  );
}

export function useReleaseDomain(domain: MailDomain) {
  const { api } = useRemote();
  return useDomainMutation(() => unwrap(api.DELETE('/api/v1/company/domains/{id}', inPath(domain))));
}
