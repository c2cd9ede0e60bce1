import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { Webhook } from '../../shared/types';
import { DELIVERIES_KEY } from './use-deliveries';

const WEBHOOKS_KEY = ['webhooks'];
const inPath = ({ id }: Webhook) => ({ params: { path: { id } } });

/** Webhooks of the company, oldest first. */
export function useWebhooks() {
  const { api } = useRemote();
  return useQuery({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/webhooks', { signal })),
  });
}

function useWebhookMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  // An answer may hold a secret: it is not kept after the component that showed it.
  return useMutation({ mutationFn, gcTime: 0, onSettled: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }) });
}

export function useAddWebhook() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useWebhookMutation((body: components['schemas']['CreateWebhookDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/webhooks', { body }))),
  );
}

/** Changes a webhook; what is left out stays. */
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

/** Makes a new secret; the one before signs as well for a day. */
export function useRotateSecret() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useWebhookMutation((webhook: Webhook) =>
    proven(() => unwrap(api.POST('/api/v1/company/webhooks/{id}/rotate-secret', inPath(webhook)))),
  );
}

/** Sends a test event; the delivery log shows what became of it. */
export function useTestWebhook(webhook: Webhook) {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/company/webhooks/{id}/test', inPath(webhook))),
    onSuccess: () => queries.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  });
}
