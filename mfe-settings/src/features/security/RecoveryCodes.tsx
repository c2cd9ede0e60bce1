import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMakeRecoveryCodes } from './use-factors';

/** Fewer remaining codes show a warning. */
const FEW = 3;

interface RecoveryCodesProps {
  left: number;
  /** Recovery codes only replace another second factor. */
  hasFactor: boolean;
  onCodes(codes: string[]): void;
}

/** How many codes are left, and the button that makes new ones. */
export function RecoveryCodes({ left, hasFactor, onCodes }: RecoveryCodesProps) {
  const make = useMakeRecoveryCodes();
  if (!hasFactor)
    return (
      <Text c="dimmed">
        <Trans>You get ten codes with your first authenticator app or passkey.</Trans>
      </Text>
    );
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text>
          <Trans>{left} of 10 left.</Trans> {left < FEW && t`Create new codes before they run out.`}
        </Text>
        <Button
          variant="default"
          loading={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: onCodes })}
        >
          <Trans>Create new codes</Trans>
        </Button>
      </Group>
      <Text c="dimmed">
        <Trans>New codes replace the old ones.</Trans>
      </Text>
      {make.isError && <FailureAlert error={make.error} />}
    </Stack>
  );
}
