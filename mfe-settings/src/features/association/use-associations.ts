import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Association } from '../../shared/types';
import { associationQueries } from './association-queries';

export const useAssociations = () => useQuery(associationQueries.list(useRemote().api));

function useReload() {
  const { queryKey } = associationQueries.list(useRemote().api);
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Switches the session to a company. The shell then reloads this page. */
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

/** Restores a deleted company, and switches to it if the user has no active company. */
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
  const reload = useReload();
  return useMutation({
    mutationFn: async ({ companyId, active }: Association) => {
      await unwrap(api.DELETE('/api/v1/me/associations/{companyId}', { params: { path: { companyId } } }));
      if (active) await host.session.refresh();
      await reload();
    },
  });
}

/** Switches to the company if the user has no active one. */
function useEnter() {
  const { host } = useRemote();
  const switchCompany = useSwitchCompany();
  const reload = useReload();
  return async (association: Association): Promise<Association> => {
    if (association.status === 'active' && !host.session.company) await switchCompany.mutateAsync(association);
    else await reload();
    return association;
  };
}

/** Requests to join by company code. Some companies approve automatically. */
export function useRequestAssociation() {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (companyCode: string) =>
      enter(await unwrap(api.POST('/api/v1/me/associations', { body: { companyCode } }))),
  });
}

/** Creates a company that the user owns. */
export function useCreateCompany() {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (companyName: string) =>
      enter(await unwrap(api.POST('/api/v1/me/associations/company', { body: { companyName } }))),
  });
}

export const useInvitation = (token: string) => useQuery(associationQueries.invitation(useRemote().api, token));

/** Accepts an invitation to the user's email address. */
export function useAcceptInvitation(token: string) {
  const { api } = useRemote();
  const enter = useEnter();
  return useMutation({
    mutationFn: async () => enter(await unwrap(api.POST('/api/v1/me/associations/invitation', { body: { token } }))),
  });
}
