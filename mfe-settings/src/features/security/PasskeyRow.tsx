import { FailureAlert, Form, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { Button, ConfirmDialog, formatInstant, Group, Paper, Stack, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Passkey } from '../../shared/types';
import { passkeySchema } from './passkey-schema';
import { useRemovePasskey, useRenamePasskey } from './use-factors';

/** A passkey, which can be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const [renaming, rename] = useDisclosure();
  const [removing, removal] = useDisclosure();
  const remove = useRemovePasskey(passkey);
  const added = formatInstant(createdAt);
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between">
        <div>
          <strong>{name}</strong>
          <Text c="dimmed">
            {lastUsedAt === null
              ? t`Added ${added}, never used.`
              : t`Added ${added}, last used ${formatInstant(lastUsedAt)}.`}{' '}
            {synced ? t`Synced between devices.` : t`On one device only.`}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Rename ${name}`}
            onClick={rename.toggle}
            aria-expanded={renaming}
          >
            <Trans>Rename</Trans>
          </Button>
          <Button size="compact-sm" variant="default" aria-label={t`Remove ${name}`} onClick={removal.open}>
            <Trans>Remove</Trans>
          </Button>
        </Group>
      </Group>
      {renaming && <RenameForm passkey={passkey} onDone={rename.close} />}
      <ConfirmDialog
        opened={removing}
        title={t`Remove ${name}?`}
        confirmLabel={t`Remove passkey`}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: removal.close })}
        onClose={removal.close}
      >
        <Stack>
          <Text>
            <Trans>
              You can no longer sign in with it. Delete it on the device too, or the device keeps offering it.
            </Trans>
          </Text>
          {remove.isError && <FailureAlert error={remove.error} />}
        </Stack>
      </ConfirmDialog>
    </Paper>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const rename = useRenamePasskey(passkey);
  const form = useZodForm({ schema: passkeySchema, defaults: { name: passkey.name } });
  return (
    <Stack mt="sm" maw="24rem">
      <Form
        form={form}
        submitLabel={t`Save name`}
        onSubmit={async ({ name }) => {
          await rename.mutateAsync(name);
          onDone();
        }}
      >
        <FormTextInput name="name" label={t`New name`} autoFocus />
      </Form>
    </Stack>
  );
}
