import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Association } from '../../shared/types';

const ASSOCIATIONS_KEY = ['associations'];

/** Companies of the person, and those that offer themselves. */
export function useAssociations() {
  const { api } = useRemote();
  return useQuery({
    queryKey: ASSOCIATIONS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/associations', { signal })),
  });
}

function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ASSOCIATIONS_KEY });
}

/** Makes a company the one that the session works in; the shell then shows this page anew for it. */
export function useSwitchCompany() {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: async ({ companyId }: Association) => {
      await unwrap(api.POST('/api/v1/me/associations/{companyId}/activate', { params: { path: { companyId } } }));
      await host.session.refresh();
    },
    onSuccess: (_, { companyName }) => host.notify({ kind: 'success', message: t`Switched to ${companyName}.` }),
  });
}

/** Takes the deletion of a company back; whoever has no other company then works in it. */
export function useRestoreCompany() {
  const { api, host } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (association: Association) => {
      await unwrap(
        api.POST('/api/v1/me/associations/{companyId}/restore', {
          params: { path: { companyId: association.companyId } },
        }),
      );
      return enter(association);
    },
    onSuccess: (_, { companyName }) => host.notify({ kind: 'success', message: t`${companyName} is restored.` }),
  });
}

/** Leaves a company, withdraws the request, or declines the invitation. */
export function useLeaveCompany() {
  const { api, host } = useRemote();
  const reread = useReread();
  return useMutation({
    mutationFn: async ({ companyId, active }: Association) => {
      await unwrap(api.DELETE('/api/v1/me/associations/{companyId}', { params: { path: { companyId } } }));
      if (active) await host.session.refresh();
      await reread();
    },
  });
}

/** Works in the company at once when the person has no other to work in. */
function useEnter() {
  const { host } = useRemote();
  const switchCompany = useSwitchCompany();
  const reread = useReread();
  return async (association: Association): Promise<Association> => {
    if (association.status === 'active' && !host.session.company) await switchCompany.mutateAsync(association);
    else await reread();
    return association;
  };
}

/** Asks to join the company with a code; some let a person in at once. */
export function useRequestAssociation() {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (companyCode: string) =>
      enter(await unwrap(api.POST('/api/v1/me/associations', { body: { companyCode } }))),
  });
}

/** Makes a company that the person owns. */
export function useCreateCompany() {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (companyName: string) =>
      enter(await unwrap(api.POST('/api/v1/me/associations/company', { body: { companyName } }))),
  });
}

/** What the link of an invitation invites to. */
export function useInvitation(token: string) {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => unwrap(api.POST('/api/v1/auth/invitation', { body: { token } })),
    staleTime: Infinity,
  });
}

/** Accepts an invitation to the person's own address. */
export function useAcceptInvitation(token: string) {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async () => enter(await unwrap(api.POST('/api/v1/me/associations/invitation', { body: { token } }))),
  });
}
