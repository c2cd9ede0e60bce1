import { unwrap } from '@lading/api-client';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button, IconBell, IconCheck, Menu } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Shipment } from '../../../shared/types';
import { useAct } from '../use-act';

type Mode = 'follow' | 'mute' | null;

const MODES: { mode: Mode; label: MessageDescriptor; state: MessageDescriptor }[] = [
  { mode: 'follow', label: msg`Follow: hear of everything`, state: msg`Following` },
  { mode: null, label: msg`As in my preferences`, state: msg`Follow` },
  { mode: 'mute', label: msg`Mute: hear of nothing`, state: msg`Muted` },
];

/** What this person wants to hear of this shipment. */
export function FollowMenu({ shipment: { id, number } }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const params = { path: { id } };
  const follow = useQuery({
    queryKey: ['shipment', id, 'follow'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/follow', { params, signal })),
  });
  const set = useAct(id, async (mode: Mode) => {
    if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
    else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
  });
  const current = MODES.find(({ mode }) => mode === (follow.data?.mode ?? null))!;
  const choose = (mode: Mode) =>
    set.mutate(mode, {
      onError: (error) =>
        host.notify({
          kind: 'error',
          message: t`Nothing was changed for ${number}. ${failureMessage(error)}`,
        }),
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
