import { type components, unwrap } from '@lading/api-client';
import { ConflictError, isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { CarrierProfile, ProNumbers } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';

type SaveProfile = components['schemas']['SaveCarrierProfileDto'];
type SaveSettings = components['schemas']['SaveCarrierSettingsDto'];
type AddProBlock = components['schemas']['AddProBlockDto'];

/** Saves contacts, modes and account number of a carrier. @throws ConflictError */
export function useSaveProfile(id: string) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (body: SaveProfile) =>
      orConflict(
        () =>
          proven(() => unwrap(api.PUT('/api/v1/company/carriers/{id}/profile', { params: { path: { id } }, body }))),
        () => unwrap(api.GET('/api/v1/company/carriers/{id}/profile', { params: { path: { id } } })),
      ),
    onSuccess: (profile) => {
      queryClient.setQueryData(carrierQueries.profile(api, id).queryKey, profile);
      return queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey, exact: true });
    },
  });
}

/** Saves calendar and fees of a carrier. @throws ConflictError */
export function useSaveSettings(id: string) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: (body: SaveSettings) =>
      orConflict(
        () => unwrap(api.PUT('/api/v1/company/carriers/{id}/settings', { params, body })),
        () => unwrap(api.GET('/api/v1/company/carriers/{id}/settings', { params })),
      ),
    onSuccess: (settings) => queryClient.setQueryData(carrierQueries.settings(api, id).queryKey, settings),
  });
}

async function orConflict<T>(save: () => Promise<T>, latest: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isProblem(error, 'STALE_REVISION')) throw error;
    throw new ConflictError(await latest());
  }
}

function useKeepProNumbers(id: string) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return (proNumbers: ProNumbers) =>
    queryClient.setQueryData(carrierQueries.profile(api, id).queryKey, (profile: CarrierProfile | undefined) =>
      profile ? { ...profile, proNumbers } : undefined,
    );
}

/** Adds a block of PRO numbers. */
export function useAddProBlock(id: string) {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (body: AddProBlock) =>
      unwrap(api.POST('/api/v1/company/carriers/{id}/pro-blocks', { params: { path: { id } }, body })),
    onSuccess: useKeepProNumbers(id),
  });
}

/** Gives no more numbers from a block. */
export function useCloseProBlock(id: string) {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (first: string) =>
      unwrap(api.DELETE('/api/v1/company/carriers/{id}/pro-blocks/{first}', { params: { path: { id, first } } })),
    onSuccess: useKeepProNumbers(id),
  });
}
