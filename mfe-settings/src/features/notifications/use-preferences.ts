import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenceQueries } from './preference-queries';

export type Preferences = components['schemas']['NotificationPreferencesDto'];
export type KindPreference = components['schemas']['KindPreferenceDto'];
export type PreferencesChange = components['schemas']['ChangeNotificationPreferencesDto'];
export type FollowedShipment = components['schemas']['FollowedShipmentDto'];

export const usePreferences = () => useQuery(preferenceQueries.detail(useRemote().api));

export function useChangePreferences() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PreferencesChange) =>
      unwrap(api.PATCH('/api/v1/me/notification-preferences', { body: change })),
    onSuccess: (stored) => queryClient.setQueryData(preferenceQueries.detail(api).queryKey, stored),
  });
}

/** Sends a test email. */
export function useSendTest() {
  const { api } = useRemote();
  return useMutation({ mutationFn: () => unwrap(api.POST('/api/v1/me/notification-preferences/test')) });
}

export const useFollows = () => useInfiniteQuery(preferenceQueries.follows(useRemote().api));

interface FollowChange {
  shipmentId: string;
  mode: FollowedShipment['mode'] | null;
}

/** Follows or mutes a shipment; null restores the preferences. */
export function useSetFollow() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ shipmentId, mode }: FollowChange): Promise<void> => {
      const params = { path: { id: shipmentId } };
      if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
      else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: preferenceQueries.follows(api).queryKey }),
  });
}
