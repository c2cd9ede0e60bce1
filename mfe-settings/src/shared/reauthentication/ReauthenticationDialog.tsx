import { useRemote } from '@lading/mfe-kit';
import { Button, Modal, SkeletonRows, Stack, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '../account-queries';
import { PasskeyProof } from './PasskeyProof';
import { TypedProofForm } from './TypedProofForm';
import type { Proof } from './use-proof';

/** Above other dialogs (200), below dropdowns of fields (300). */
const Z_INDEX = 250;

type Method = Proof['method'];

const CHOICE: Record<Method, MessageDescriptor> = {
  password: msg`Use password`,
  totp: msg`Use authenticator app`,
  passkey: msg`Use passkey`,
};

interface ReauthenticationDialogProps {
  opened: boolean;
  onProved(): void;
  onClose(): void;
}

/** Asks the user to confirm their identity with a method of their account. */
export function ReauthenticationDialog({ opened, onProved, onClose }: ReauthenticationDialogProps) {
  return (
    <Modal
      opened={opened}
      zIndex={Z_INDEX}
      onClose={onClose}
      title={t`Confirm your identity`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Methods onProved={onProved} />
    </Modal>
  );
}

function Methods({ onProved }: { onProved(): void }) {
  const { api } = useRemote();
  const profile = useQuery(accountQueries.profile(api));
  const factors = useQuery(accountQueries.factors(api));
  const [chosen, setChosen] = useState<Method>();
  if (profile.isPending || factors.isPending) return <SkeletonRows rows={2} label={t`Loading sign-in methods`} />;

  // If the profile cannot be loaded, the password is the most likely method.
  const has: Record<Method, boolean> = {
    password: profile.data?.hasPassword ?? true,
    totp: Boolean(factors.data?.totp),
    passkey: (factors.data?.passkeys.length ?? 0) > 0,
  };
  const usable = (Object.keys(has) as Method[]).filter((method) => has[method]);
  const method = chosen ?? usable[0];
  if (!method)
    return (
      <Text>
        <Trans>
          Your account has no password and no second factor. Sign out, sign in again, and retry within five minutes.
        </Trans>
      </Text>
    );
  return (
    <Stack>
      <Text>
        <Trans>This affects access to your account or company. You are not asked again for five minutes.</Trans>
      </Text>
      {method === 'passkey' ? (
        <PasskeyProof onProved={onProved} />
      ) : (
        <TypedProofForm key={method} method={method} onProved={onProved} />
      )}
      {usable
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => setChosen(other)}>
            {i18n._(CHOICE[other])}
          </Button>
        ))}
    </Stack>
  );
}
