import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { CarrierConnection } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';

type ConnectCarrier = components['schemas']['ConnectCarrierDto'];
type ChangeConnection = components['schemas']['ChangeConnectionDto'];

function useConnectionMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey }),
  });
}

/** Connects a carrier over HTTP. */
export function useConnectCarrier() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useConnectionMutation((body: ConnectCarrier) =>
    proven(() => unwrap(api.POST('/api/v1/company/carriers', { body }))),
  );
}

/** Changes the given fields of a connection. */
export function useChangeConnection({ id }: CarrierConnection) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useConnectionMutation((body: ChangeConnection) =>
    proven(() => unwrap(api.PATCH('/api/v1/company/carriers/{id}', { params: { path: { id } }, body }))),
  );
}

/** Requests a price from the carrier to test the connection. */
export function useTestConnection({ id }: CarrierConnection) {
  const { api } = useRemote();
  return useConnectionMutation(() =>
    unwrap(api.POST('/api/v1/company/carriers/{id}/test', { params: { path: { id } } })),
  );
}
