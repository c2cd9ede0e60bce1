import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { MailDomain } from '../../../shared/types';

const DOMAINS_KEY = ['domains'];

/** Mail domains that the company says are its own. */
export function useDomains() {
  const { api } = useRemote();
  return useQuery({
    queryKey: DOMAINS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/domains', { signal })),
  });
}

function useDomainMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: DOMAINS_KEY }) });
}

const inPath = ({ id }: MailDomain) => ({ params: { path: { id } } });

export function useClaimDomain() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useDomainMutation((body: components['schemas']['ClaimDomainDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/domains', { body }))),
  );
}

/** Proves a claim: by the published record, or by the mailed code. */
export function useVerifyDomain(domain: MailDomain) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useDomainMutation((code: string | undefined) =>
    proven(() => unwrap(api.POST('/api/v1/company/domains/{id}/verify', { ...inPath(domain), body: { code } }))),
  );
}

/** Whether people with an address of the domain are let in without an approval. */
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
