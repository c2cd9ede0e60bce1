import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { Webhook } from '../../shared/types';
import { deliveryQueries, webhookQueries } from './webhook-queries';

const inPath = ({ id }: Webhook) => ({ params: { path: { id } } });

export const useWebhooks = () => useQuery(webhookQueries.list(useRemote().api));

function useWebhookMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = webhookQueries.list(useRemote().api);
  const queryClient = useQueryClient();
  // A response may contain a secret, so it is dropped with the component.
  return useMutation({ mutationFn, gcTime: 0, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

export function useAddWebhook() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useWebhookMutation((body: components['schemas']['CreateWebhookDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/webhooks', { body }))),
  );
}

/** Changes the given fields. */
export function useChangeWebhook(webhook: Webhook) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useWebhookMutation((body: components['schemas']['ChangeWebhookDto']) =>
    proven(() => unwrap(api.PATCH('/api/v1/company/webhooks/{id}', { ...inPath(webhook), body }))),
  );
}

export function useRemoveWebhook() {
  const { api } = useRemote();
  return useWebhookMutation((webhook: Webhook) => unwrap(api.DELETE('/api/v1/company/webhooks/{id}', inPath(webhook))));
}

/** Creates a new secret. The previous one also signs for a day. */
export function useRotateSecret() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useWebhookMutation((webhook: Webhook) =>
    proven(() => unwrap(api.POST('/api/v1/company/webhooks/{id}/rotate-secret', inPath(webhook)))),
  );
}

/** Sends a test event. The delivery log shows its result. */
export function useTestWebhook(webhook: Webhook) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/company/webhooks/{id}/test', inPath(webhook))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deliveryQueries.all().queryKey }),
  });
}
