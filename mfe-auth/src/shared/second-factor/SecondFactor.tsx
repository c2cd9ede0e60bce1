import { Button, Divider, PageHeader, Stack } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TitledPage } from '../TitledPage';
import type { FactorKind, SignInResult } from '../use-sign-in-flow';
import { PasskeyFactor } from './PasskeyFactor';
import { TypedFactorForm } from './TypedFactorForm';

/** A user who typed a password probably has no passkey at hand; recovery codes are the last resort. */
const ORDER: FactorKind[] = ['totp', 'passkey', 'recovery_code'];

const CHOICE: Record<FactorKind, MessageDescriptor> = {
  totp: msg`Use the authenticator app`,
  passkey: msg`Use a passkey`,
  recovery_code: msg`Use a recovery code`,
};

interface SecondFactorProps {
  /** Second factors of the account. */
  factors: FactorKind[];
  onPassed(result: SignInResult): Promise<void>;
  /** Back to the first step. */
  onRestart(): void;
}

/** Second step of the sign-in: one factor at a time, with the others as alternatives. */
export function SecondFactor({ factors, onPassed, onRestart }: SecondFactorProps) {
  const usable = ORDER.filter((kind) => factors.includes(kind));
  const [chosen, setChosen] = useState(usable[0] ?? 'totp');
  return (
    <TitledPage name="second-factor" title={t`Verify your identity`}>
      <PageHeader title={t`Verify your identity`} description={t`Your account requires a second factor.`} />
      {chosen === 'passkey' ? (
        <PasskeyFactor onPassed={onPassed} />
      ) : (
        <TypedFactorForm key={chosen} method={chosen} onPassed={onPassed} />
      )}
      <Divider />
      <Stack gap="xs">
        {usable
          .filter((kind) => kind !== chosen)
          .map((kind) => (
            <Button key={kind} variant="default" onClick={() => setChosen(kind)} fullWidth>
              {i18n._(CHOICE[kind])}
            </Button>
          ))}
        <Button variant="subtle" onClick={onRestart} fullWidth>
          <Trans>Start again</Trans>
        </Button>
      </Stack>
    </TitledPage>
  );
}
