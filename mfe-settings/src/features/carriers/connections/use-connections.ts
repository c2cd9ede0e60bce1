import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { CarrierConnection } from '../../../shared/types';
import { CARRIERS_KEY } from '../use-carriers';

type ConnectCarrier = components['schemas']['ConnectCarrierDto'];
type ChangeConnection = components['schemas']['ChangeConnectionDto'];

function useConnectionMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: CARRIERS_KEY }) });
}

/** Connects a carrier over HTTP. */
export function useConnectCarrier() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useConnectionMutation((body: ConnectCarrier) =>
    proven(() => unwrap(api.POST('/api/v1/company/carriers', { body }))),
  );
}

/** Changes a connection; what is left out stays. */
export function useChangeConnection({ id }: CarrierConnection) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useConnectionMutation((body: ChangeConnection) =>
    proven(() => unwrap(api.PATCH('/api/v1/company/carriers/{id}', { params: { path: { id } }, body }))),
  );
}

/** Asks the carrier for a price, to see whether it answers. */
export function useTestConnection({ id }: CarrierConnection) {
  const { api } = useRemote();
  return useConnectionMutation(() =>
    unwrap(api.POST('/api/v1/company/carriers/{id}/test', { params: { path: { id } } })),
  );
}
