import { unwrap } from '@lading/api-client';
import { type Column, DataTable, FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Badge, Button, ConfirmDialog, DateTimeInZone, Group, Stack, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../shared/Section';
import type { OwnSession } from '../../shared/types';
import { securityQueries } from './security-queries';

const useSessions = () => useQuery(securityQueries.sessions(useRemote().api));

/** Ends one session, or all others. */
function useEndSession() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ended: OwnSession | 'others'): Promise<void> => {
      if (ended === 'others') await unwrap(api.DELETE('/api/v1/me/sessions'));
      else await unwrap(api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id: ended.id } } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityQueries.sessions(api).queryKey }),
  });
}

/** Sessions of the user, which can be ended. */
export function SessionsSection() {
  const sessions = useSessions();
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const columns: Column<OwnSession>[] = [
    {
      id: 'device',
      header: msg`Device`,
      cell: ({ device, current }) => (
        <Group gap="xs">
          <strong>{device}</strong>
          {current && (
            <Badge variant="light">
              <Trans>This device</Trans>
            </Badge>
          )}
        </Group>
      ),
    },
    { id: 'ipAddress', header: msg`IP address`, cell: ({ ipAddress }) => ipAddress },
    { id: 'signedIn', header: msg`Signed in`, cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
    { id: 'lastUsed', header: msg`Last used`, cell: ({ lastUsedAt }) => <DateTimeInZone instant={lastUsedAt} /> },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: (session) =>
        session.current ? null : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Sign out ${session.device}`}
            onClick={() => setEnding(session)}
          >
            <Trans>Sign out</Trans>
          </Button>
        ),
    },
  ];
  return (
    <Section
      title={t`Sessions`}
      description={t`Where you are signed in. If you do not recognize a session, end it and change your password.`}
    >
      <QueryBoundary query={sessions} loading={t`Loading sessions`} failed={t`The sessions could not be loaded`}>
        {({ items }) => (
          <Stack gap="sm">
            <DataTable caption={t`Sessions`} columns={columns} rows={items} rowId={({ id }) => id} />
            {items.length > 1 && (
              <Group>
                <Button variant="default" onClick={() => setEnding('others')}>
                  <Trans>Sign out everywhere else</Trans>
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </QueryBoundary>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others'; onClose(): void }) {
  const end = useEndSession();
  const title = ending === 'others' ? t`Sign out everywhere else?` : t`Sign out ${ending.device}?`;
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={ending === 'others' ? t`Sign out others` : t`Sign out`}
      destructive
      busy={end.isPending}
      onConfirm={() => end.mutate(ending, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>The session ends immediately. Unsaved input there is lost.</Trans>
        </Text>
        {end.isError && <FailureAlert error={end.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
