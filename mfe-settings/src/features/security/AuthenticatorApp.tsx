import { FailureAlert } from '@lading/mfe-kit';
import { Button, ConfirmDialog, DateTimeInZone, Group, Stack, StatusBadge, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TotpSetup } from './TotpSetup';
import { useRemoveTotp, useSetUpTotp } from './use-factors';

interface AuthenticatorAppProps {
  /** UTC instant; null without an app. */
  addedAt: string | null;
  onCodes(codes: string[] | null): void;
}

/** Adds or removes the authenticator app. */
export function AuthenticatorApp({ addedAt, onCodes }: AuthenticatorAppProps) {
  const setUp = useSetUpTotp();
  if (addedAt !== null) return <AddedApp addedAt={addedAt} />;
  if (setUp.data) {
    const done = (codes: string[] | null) => {
      setUp.reset();
      onCodes(codes);
    };
    return <TotpSetup setup={setUp.data} onDone={done} onCancel={setUp.reset} />;
  }
  return (
    <Stack gap="sm">
      {setUp.isError && <FailureAlert error={setUp.error} />}
      <Group>
        <Button loading={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
          <Trans>Set up authenticator app</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

function AddedApp({ addedAt }: { addedAt: string }) {
  const remove = useRemoveTotp();
  const [asking, { open, close }] = useDisclosure();
  return (
    <Group justify="space-between">
      <Group>
        <StatusBadge tone="done">{t`On`}</StatusBadge>
        <Text c="dimmed">
          <Trans>
            since <DateTimeInZone instant={addedAt} />
          </Trans>
        </Text>
      </Group>
      <Button variant="default" onClick={open}>
        <Trans>Remove authenticator app</Trans>
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t`Remove the authenticator app?`}
        confirmLabel={t`Remove app`}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <Stack>
          <Text>
            <Trans>
              Without another second factor, your password alone gives access, and recovery codes stop working.
            </Trans>
          </Text>
          {remove.isError && <FailureAlert error={remove.error} />}
        </Stack>
      </ConfirmDialog>
    </Group>
  );
}
