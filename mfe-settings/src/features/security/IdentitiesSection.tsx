import type { components } from '@lading/api-client';
import { Button, ConfirmDialog, formatInstant, Group, Paper, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import { Section } from '../../shared/Section';
import { useIdentities, useLinkIdentity, useSources, useUnlinkIdentity } from './use-identities';

type Identity = components['schemas']['ExternalIdentityDto'];

/** Accounts elsewhere that sign the person in; absent where the installation has no such source. */
export function IdentitiesSection({ leave = (address) => window.location.assign(address) }: { leave?(address: string): void }) {
  const identities = useIdentities();
  const sources = useSources();
  const link = useLinkIdentity(leave);
  const [unlinking, setUnlinking] = useState<Identity | null>(null);
  const linked = identities.data?.items ?? [];
  const free = sources.data?.items.filter(({ name }) => !linked.some(({ source }) => source === name)) ?? [];
  if (linked.length === 0 && sources.data?.items.length === 0) return null;
  return (
    <Section title="Linked sign-ins" description="Accounts elsewhere that sign you in here.">
      <Loaded query={identities} name="linked sign-ins">
        {({ items }) => (
          <Stack gap="sm">
            {items.length === 0 && <Text c="dimmed">None is linked.</Text>}
            {items.map((identity) => (
              <IdentityRow key={identity.source} identity={identity} onUnlink={() => setUnlinking(identity)} />
            ))}
            {link.isError && <FailureAlert error={link.error} />}
            {free.map(({ name, label }) => (
              <Button key={name} variant="default" loading={link.isPending && link.variables === name} onClick={() => link.mutate(name)} style={{ alignSelf: 'start' }}>
                Link {label}
              </Button>
            ))}
          </Stack>
        )}
      </Loaded>
      {unlinking && <UnlinkDialog key={unlinking.source} identity={unlinking} onClose={() => setUnlinking(null)} />}
    </Section>
  );
}

function IdentityRow({ identity: { label, accountName, linkedAt, lastUsedAt }, onUnlink }: { identity: Identity; onUnlink(): void }) {
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between">
        <div>
          <strong>{label}</strong>
          {accountName && ` as ${accountName}`}
          <Text c="dimmed">
            Linked {formatInstant(linkedAt)}, {lastUsedAt === null ? 'never used' : `last used ${formatInstant(lastUsedAt)}`}
          </Text>
        </div>
        <Button size="compact-sm" variant="default" aria-label={`Unlink ${label}`} onClick={onUnlink}>
          Unlink
        </Button>
      </Group>
    </Paper>
  );
}

function UnlinkDialog({ identity: { source, label }, onClose }: { identity: Identity; onClose(): void }) {
  const unlink = useUnlinkIdentity();
  return (
    <ConfirmDialog opened title={`Unlink ${label}?`} confirmLabel={`Unlink ${label}`} destructive busy={unlink.isPending} onConfirm={() => unlink.mutate(source, { onSuccess: onClose })} onClose={onClose}>
      <Stack>
        <Text>{label} no longer signs you in. You can link it again at any time.</Text>
        {unlink.isError && <FailureAlert error={unlink.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
