import { unwrap } from '@lading/api-client';
import { useNotices, useRemote } from '@lading/mfe-kit';
import { Button, IconBell, IconCheck, Menu } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { useShipmentMutation } from '../use-shipment-mutation';

type Mode = 'follow' | 'mute' | null;

const MODES: { mode: Mode; label: MessageDescriptor; state: MessageDescriptor }[] = [
  { mode: 'follow', label: msg`Follow: notify me of every event`, state: msg`Following` },
  { mode: null, label: msg`Use my notification settings`, state: msg`Follow` },
  { mode: 'mute', label: msg`Mute: no notifications`, state: msg`Muted` },
];

/** Which notifications the user gets about this shipment. */
export function FollowMenu({ shipment: { id, number } }: { shipment: Shipment }) {
  const { api } = useRemote();
  const notices = useNotices();
  const params = { path: { id } };
  const follow = useQuery(shipmentQueries.follow(api, id));
  const set = useShipmentMutation(id, async (mode: Mode) => {
    if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
    else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
  });
  const current = MODES.find(({ mode }) => mode === (follow.data?.mode ?? null))!;
  const choose = (mode: Mode) =>
    set.mutate(mode, {
      onError: (error) => notices.error(t`Notifications of ${number} were not changed.`, error),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconBell size={16} aria-hidden="true" />}
          loading={set.isPending}
          disabled={!follow.isSuccess}
        >
          {i18n._(current.state)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {MODES.map((one) => (
          <Menu.Item
            key={one.mode}
            rightSection={one === current && <IconCheck size={16} aria-label={t`chosen`} />}
            onClick={() => choose(one.mode)}
          >
            {i18n._(one.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
