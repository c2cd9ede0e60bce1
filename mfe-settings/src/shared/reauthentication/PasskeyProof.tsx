import { FailureAlert } from '@lading/mfe-kit';
import { Button, IconFingerprint, Stack } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useProof } from './use-proof';

/** Asks for a passkey; the browser wants a press of a button before it shows its dialog. */
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
