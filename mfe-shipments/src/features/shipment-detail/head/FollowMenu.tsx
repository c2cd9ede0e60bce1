import { unwrap } from '@lading/api-client';
import { Button, IconBell, IconCheck, Menu } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../shared/area';
import { describeFailure } from '../../../shared/problem';
import type { Shipment } from '../../../shared/types';
import { useAct } from '../use-act';

type Mode = 'follow' | 'mute' | null;

const MODES: { mode: Mode; label: string; state: string }[] = [
  { mode: 'follow', label: 'Follow: hear of everything', state: 'Following' },
  { mode: null, label: 'As in my preferences', state: 'Follow' },
  { mode: 'mute', label: 'Mute: hear of nothing', state: 'Muted' },
];

/** What this person wants to hear of this shipment. */
export function FollowMenu({ shipment: { id, number } }: { shipment: Shipment }) {
  const { api, host } = useArea();
  const params = { path: { id } };
  const follow = useQuery({ queryKey: ['shipment', id, 'follow'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/follow', { params, signal })) });
  const set = useAct(id, async (mode: Mode) => {
    if (mode === null) await unwrap(api.DELETE('/api/v1/shipments/{id}/follow', { params }));
    else await unwrap(api.PUT('/api/v1/shipments/{id}/follow', { params, body: { mode } }));
  });
  const current = follow.data?.mode ?? null;
  const choose = (mode: Mode) =>
    set.mutate(mode, { onError: (error) => host.notify({ kind: 'error', message: `Nothing was changed for ${number}. ${describeFailure(error).message}` }) });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconBell size={16} aria-hidden="true" />} loading={set.isPending} disabled={!follow.isSuccess}>
          {MODES.find(({ mode }) => mode === current)?.state}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {MODES.map(({ mode, label }) => (
          <Menu.Item key={label} rightSection={mode === current && <IconCheck size={16} aria-label="chosen" />} onClick={() => choose(mode)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
