import type { components } from '@lading/api-client';
import { FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Button, ConfirmDialog, formatInstant, Group, Paper, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Section } from '../../shared/Section';
import { useIdentities, useLinkIdentity, useSources, useUnlinkIdentity } from './use-identities';

type Identity = components['schemas']['ExternalIdentityDto'];

/** Accounts elsewhere that sign the person in; absent where the installation has no such source. */
export function IdentitiesSection({
  leave = (address) => window.location.assign(address),
}: {
  leave?(address: string): void;
}) {
  const identities = useIdentities();
  const sources = useSources();
  const link = useLinkIdentity(leave);
  const [unlinking, setUnlinking] = useState<Identity | null>(null);
  const linked = identities.data?.items ?? [];
  const free = sources.data?.items.filter(({ name }) => !linked.some(({ source }) => source === name)) ?? [];
  if (linked.length === 0 && sources.data?.items.length === 0) return null;
  return (
    <Section title={t`Linked sign-ins`} description={t`Other accounts that you can sign in with.`}>
      <QueryBoundary
        query={identities}
        loading={t`Loading linked sign-ins`}
        failed={t`The linked sign-ins could not be loaded`}
      >
        {({ items }) => (
          <Stack gap="sm">
            {items.length === 0 && (
              <Text c="dimmed">
                <Trans>No linked sign-ins.</Trans>
              </Text>
            )}
            {items.map((identity) => (
              <IdentityRow key={identity.source} identity={identity} onUnlink={() => setUnlinking(identity)} />
            ))}
            {link.isError && <FailureAlert error={link.error} />}
            {free.map(({ name, label }) => (
              <Button
                key={name}
                variant="default"
                loading={link.isPending && link.variables === name}
                onClick={() => link.mutate(name)}
                style={{ alignSelf: 'start' }}
              >
                <Trans>Link {label}</Trans>
              </Button>
            ))}
          </Stack>
        )}
      </QueryBoundary>
      {unlinking && <UnlinkDialog key={unlinking.source} identity={unlinking} onClose={() => setUnlinking(null)} />}
    </Section>
  );
}

function IdentityRow({
  identity: { label, accountName, linkedAt, lastUsedAt },
  onUnlink,
}: {
  identity: Identity;
  onUnlink(): void;
}) {
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between">
        <div>
          {accountName ? (
            <Trans>
              <strong>{label}</strong> as {accountName}
            </Trans>
          ) : (
            <strong>{label}</strong>
          )}
          <Text c="dimmed">
            {lastUsedAt === null
              ? t`Linked ${formatInstant(linkedAt)}, never used`
              : t`Linked ${formatInstant(linkedAt)}, last used ${formatInstant(lastUsedAt)}`}
          </Text>
        </div>
        <Button size="compact-sm" variant="default" aria-label={t`Unlink ${label}`} onClick={onUnlink}>
          <Trans>Unlink</Trans>
        </Button>
      </Group>
    </Paper>
  );
}

function UnlinkDialog({ identity: { source, label }, onClose }: { identity: Identity; onClose(): void }) {
  const unlink = useUnlinkIdentity();
  return (
    <ConfirmDialog
      opened
      title={t`Unlink ${label}?`}
      confirmLabel={t`Unlink ${label}`}
      destructive
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate(source, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>You can no longer sign in with {label}. You can link it again at any time.</Trans>
        </Text>
        {unlink.isError && <FailureAlert error={unlink.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
