import { type components, unwrap } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { apiOf, type AppNotification, inboxKey } from './inbox';

type KindChange = components['schemas']['ChangeKindPreferenceDto'];

/** Stops telling the person of a kind, in the inbox and by mail; answers how to take that back. */
export function useMute(services: HostServices, onMuted: (title: string, undo: () => void) => void) {
  const cache = useQueryClient();
  const api = apiOf(services);
  const store = async (change: KindChange) => {
    await unwrap(api.PATCH('/api/v1/me/notification-preferences', { body: { kinds: [change] } }));
    await cache.invalidateQueries({ queryKey: [...inboxKey(services.session), 'preferences'] });
  };
  const onError = () =>
    services.notify({ kind: 'error', message: t`What you are told could not be changed. Try again.` });
  const restore = useMutation({ mutationFn: store, onError });
  return useMutation({
    mutationFn: async (kind: AppNotification['kind']) => {
      const { kinds } = await unwrap(api.GET('/api/v1/me/notification-preferences'));
      const before = kinds.find((preference) => preference.kind === kind);
      // Where the mail is fixed there is nothing to change about it.
      const mails = (email: KindChange['email'] | null | undefined) =>
        before?.email == null ? {} : { email: email ?? undefined };
      await store({ kind, inApp: false, ...mails('off') });
      return { title: before?.title ?? kind, before: { kind, inApp: before?.inApp ?? true, ...mails(before?.email) } };
    },
    onSuccess: ({ title, before }) => onMuted(title, () => restore.mutate(before)),
    onError,
  });
}
