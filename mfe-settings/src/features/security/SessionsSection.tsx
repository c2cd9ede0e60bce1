import { unwrap } from '@lading/api-client';
import { Badge, Button, ConfirmDialog, DateTimeInZone, Group, Stack, Text } from '@lading/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { OwnSession } from '../../shared/types';

const SESSIONS_KEY = ['sessions'];

function useSessions() {
  const { api } = useArea();
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/sessions', { signal })) });
}

/** Ends one session, or with `others` all but this one. */
function useEndSession() {
  const { api } = useArea();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ended: OwnSession | 'others'): Promise<void> => {
      if (ended === 'others') await unwrap(api.DELETE('/api/v1/me/sessions'));
      else await unwrap(api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id: ended.id } } }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Where somebody is signed in, and how to end it there. */
export function SessionsSection() {
  const sessions = useSessions();
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const columns: Column<OwnSession>[] = [
    {
      name: 'Device',
      cell: ({ device, current }) => (
        <Group gap="xs">
          <strong>{device}</strong>
          {current && <Badge variant="light">This one</Badge>}
        </Group>
      ),
    },
    { name: 'Address', cell: ({ ipAddress }) => ipAddress },
    { name: 'Signed in', cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
    { name: 'Last used', cell: ({ lastUsedAt }) => <DateTimeInZone instant={lastUsedAt} /> },
    {
      name: 'Actions',
      cell: (session) =>
        session.current ? null : (
          <Button size="compact-sm" variant="default" aria-label={`Sign out ${session.device}`} onClick={() => setEnding(session)}>
            Sign out
          </Button>
        ),
    },
  ];
  return (
    <Section title="Sessions" description="Where you are signed in. Something you do not know? Sign it out and change your password.">
      <Loaded query={sessions} name="sessions">
        {({ items }) => (
          <Stack gap="sm">
            <Records caption="Sessions" columns={columns} rows={items} keyOf={({ id }) => id} />
            {items.length > 1 && (
              <Group>
                <Button variant="default" onClick={() => setEnding('others')}>
                  Sign out everywhere else
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others'; onClose(): void }) {
  const end = useEndSession();
  const title = ending === 'others' ? 'Sign out everywhere else?' : `Sign out ${ending.device}?`;
  return (
    <ConfirmDialog opened title={title} confirmLabel={ending === 'others' ? 'Sign out the others' : 'Sign it out'} destructive busy={end.isPending} onConfirm={() => end.mutate(ending, { onSuccess: onClose })} onClose={onClose}>
      <Stack>
        <Text>It holds from the next click there on. What was typed there and not saved is lost.</Text>
        {end.isError && <FailureAlert error={end.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
