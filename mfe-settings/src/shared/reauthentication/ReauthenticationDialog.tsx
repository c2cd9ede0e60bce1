import { Button, Modal, SkeletonRows, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { useFactors, useProfile } from '../account';
import { PasskeyProof } from './PasskeyProof';
import { TypedProofForm } from './TypedProofForm';
import type { Proof } from './use-proof';

type Method = Proof['method'];

const CHOICE: Record<Method, string> = { password: 'Use the password', totp: 'Use the authenticator app', passkey: 'Use a passkey' };

interface ReauthenticationDialogProps {
  opened: boolean;
  onProved(): void;
  onClose(): void;
}

/** Asks once more who is there, with whatever the account has. */
export function ReauthenticationDialog({ opened, onProved, onClose }: ReauthenticationDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Confirm that it is you" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Methods onProved={onProved} />
    </Modal>
  );
}

function Methods({ onProved }: { onProved(): void }) {
  const profile = useProfile();
  const factors = useFactors();
  const [chosen, setChosen] = useState<Method>();
  if (profile.isPending || factors.isPending) return <SkeletonRows rows={2} label="Loading what you can confirm with" />;

  // Without an answer the password is the likeliest thing to have.
  const has: Record<Method, boolean> = {
    password: profile.data?.hasPassword ?? true,
    totp: Boolean(factors.data?.totp),
    passkey: (factors.data?.passkeys.length ?? 0) > 0,
  };
  const usable = (Object.keys(has) as Method[]).filter((method) => has[method]);
  const method = chosen ?? usable[0];
  if (!method) return <Text>Your account has neither a password nor a second factor to confirm with. Sign out, sign in again, and repeat this within five minutes.</Text>;
  return (
    <Stack>
      <Text>This changes who can get into an account, so it needs a proof that is at most five minutes old.</Text>
      {method === 'passkey' ? <PasskeyProof onProved={onProved} /> : <TypedProofForm key={method} method={method} onProved={onProved} />}
      {usable
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => setChosen(other)}>
            {CHOICE[other]}
          </Button>
        ))}
    </Stack>
  );
}
