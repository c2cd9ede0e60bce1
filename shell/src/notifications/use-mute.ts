import { type components, unwrap } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { apiOf, type AppNotification } from './inbox';
import { preferencesQuery } from './use-inbox';

type KindChange = components['schemas']['ChangeKindPreferenceDto'];

/** Stops notifications of a kind, in the inbox and by email, and offers to undo that. */
export function useMute(services: HostServices) {
  const cache = useQueryClient();
  const api = apiOf(services);
  const store = async (change: KindChange) => {
    await unwrap(api.PATCH('/api/v1/me/notification-preferences', { body: { kinds: [change] } }));
    await cache.invalidateQueries({ queryKey: preferencesQuery(services).queryKey });
  };
  const onError = () =>
    services.notify({ kind: 'error', message: t`Your notification settings were not changed. Try again.` });
  const restore = useMutation({ mutationFn: store, onError });
  return useMutation({
    mutationFn: async (kind: AppNotification['kind']) => {
      const { kinds } = await unwrap(api.GET('/api/v1/me/notification-preferences'));
      const before = kinds.find((preference) => preference.kind === kind);
      // A kind without a choice of emails has nothing to change there.
      const mails = (email: KindChange['email'] | null | undefined) =>
        before?.email == null ? {} : { email: email ?? undefined };
      await store({ kind, inApp: false, ...mails('off') });
      return { title: before?.title ?? kind, before: { kind, inApp: before?.inApp ?? true, ...mails(before?.email) } };
    },
    onSuccess: ({ title, before }) =>
      services.notify({
        kind: 'success',
        message: t`"${title}" is turned off, in the inbox and by email.`,
        action: { label: t`Undo`, run: () => restore.mutate(before) },
      }),
    onError,
  });
}
