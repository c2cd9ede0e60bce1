import { FailureAlert } from '@lading/mfe-kit';
import { Button, IconFingerprint, Stack } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useProof } from './use-proof';

/** Asks for a passkey. Browsers show their dialog only after a click. */
export function PasskeyProof({ onProved }: { onProved(): void }) {
  const proof = useProof(onProved);
  return (
    <Stack>
      {proof.isError && <FailureAlert error={proof.error} />}
      <Button
        leftSection={<IconFingerprint size={18} />}
        loading={proof.isPending}
        onClick={() => proof.mutate({ method: 'passkey' })}
        data-autofocus
      >
        <Trans>Use passkey</Trans>
      </Button>
    </Stack>
  );
}
