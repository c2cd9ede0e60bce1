import { unwrap } from '@lading/api-client';
import { useNotices, useRemote } from '@lading/mfe-kit';
import { IconCheck, Menu } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { useShipmentMutation } from '../use-shipment-mutation';

type Mode = 'follow' | 'mute' | null;

const MODES: { mode: Mode; label: MessageDescriptor }[] = [
  { mode: 'follow', label: msg`Follow: notify me of every event` },
  { mode: null, label: msg`Use my notification settings` },
  { mode: 'mute', label: msg`Mute: no notifications` },
];

/** Items of a menu: which notifications the user gets about this shipment. */
export function FollowItems({ shipment: { id, number } }: { shipment: Shipment }) {
  const { api } = useRemote();
  const notices = useNotices();
  const params = { path: { id } };
  const follow = useQuery(shipmentQueries.follow(api, id));
  const set = useShipmentMutation(id, async (mode: Mode) => {
    if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
    else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
  });
  // The menu has closed when the response arrives, and callbacks of `mutate` end with the component.
  const choose = (mode: Mode) =>
    set
      .mutateAsync(mode)
      .catch((error: unknown) => notices.error(t`Notifications of ${number} were not changed.`, error));
  return (
    <>
      <Menu.Label>{t`Notifications`}</Menu.Label>
      {MODES.map(({ mode, label }) => (
        <Menu.Item
          key={mode}
          disabled={!follow.isSuccess}
          rightSection={
            follow.data && (follow.data.mode ?? null) === mode && <IconCheck size={16} aria-label={t`chosen`} />
          }
          onClick={() => void choose(mode)}
        >
          {i18n._(label)}
        </Menu.Item>
      ))}
    </>
  );
}
