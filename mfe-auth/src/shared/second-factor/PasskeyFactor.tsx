import { FailureAlert } from '@lading/mfe-kit';
import { Button, IconFingerprint, Stack, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { factorError } from './factor-error';
import { usePasskeyFactor } from './use-second-factor';

/** Asks for a passkey; browsers open their dialog only after a click. */
export function PasskeyFactor({ onPassed }: { onPassed: Parameters<typeof usePasskeyFactor>[0] }) {
  const factor = usePasskeyFactor(onPassed);
  return (
    <Stack>
      <Text>
        <Trans>Your browser will ask for your fingerprint, face, screen lock or security key.</Trans>
      </Text>
      {factor.isError && <FailureAlert error={factorError(factor.error)} />}
      <Button
        leftSection={<IconFingerprint size={18} />}
        loading={factor.isPending}
        onClick={() => factor.mutate()}
        autoFocus
        fullWidth
      >
        <Trans>Use a passkey</Trans>
      </Button>
    </Stack>
  );
}
