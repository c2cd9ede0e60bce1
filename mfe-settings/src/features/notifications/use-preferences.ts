import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type Preferences = components['schemas']['NotificationPreferencesDto'];
export type KindPreference = components['schemas']['KindPreferenceDto'];
export type PreferencesChange = components['schemas']['ChangeNotificationPreferencesDto'];
export type FollowedShipment = components['schemas']['FollowedShipmentDto'];

const PREFERENCES_KEY = ['notification-preferences'];
const FOLLOWS_KEY = ['followed-shipments'];

/** What the person is told of, how and when. */
export function usePreferences() {
  const { api } = useRemote();
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/notification-preferences', { signal })),
  });
}

export function useChangePreferences() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PreferencesChange) =>
      unwrap(api.PATCH('/api/v1/me/notification-preferences', { body: change })),
    onSuccess: (stored) => queries.setQueryData(PREFERENCES_KEY, stored),
  });
}

/** Mails the person something, to see where it arrives. */
export function useSendTest() {
  const { api } = useRemote();
  return useMutation({ mutationFn: () => unwrap(api.POST('/api/v1/me/notification-preferences/test')) });
}

/** Shipments that the person follows or has muted, by pages. */
export function useFollows() {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: FOLLOWS_KEY,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/me/followed-shipments', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** Follows or mutes a shipment, or with null leaves it to the preferences. */
export function useSetFollow() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      shipmentId,
      mode,
    }: {
      shipmentId: string;
      mode: FollowedShipment['mode'] | null;
    }): Promise<void> => {
      const params = { path: { id: shipmentId } };
      if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
      else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: FOLLOWS_KEY }),
  });
}
