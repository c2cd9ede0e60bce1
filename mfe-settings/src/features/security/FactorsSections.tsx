import { QueryBoundary } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../shared/Section';
import type { Factors } from '../../shared/types';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

interface FactorsSectionsProps {
  factors: UseQueryResult<Factors>;
  /** Set-up of the first factor: called when its recovery codes are saved. */
  onFirstAdded?(): void;
}

/** Everything beside the password. Codes that come with the first factor are shown once, over the page. */
export function FactorsSections({ factors, onFirstAdded }: FactorsSectionsProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    onFirstAdded?.();
  };
  return (
    <>
      <Section title={t`Authenticator app`} description={t`Asks for a code from your phone after the password.`}>
        <QueryBoundary
          query={factors}
          loading={t`Loading second factors`}
          failed={t`The second factors could not be loaded`}
        >
          {({ totp }) => <AuthenticatorApp addedAt={totp?.addedAt ?? null} onCodes={setCodes} />}
        </QueryBoundary>
      </Section>
      <Section
        title={t`Passkeys`}
        description={t`Sign in with your fingerprint, face, screen lock or security key. A passkey needs no password and cannot be phished.`}
      >
        <QueryBoundary query={factors} loading={t`Loading passkeys`} failed={t`The passkeys could not be loaded`}>
          {({ passkeys }) => <Passkeys passkeys={passkeys} onCodes={setCodes} />}
        </QueryBoundary>
      </Section>
      {!onFirstAdded && (
        <Section
          title={t`Recovery codes`}
          description={t`Use them to sign in if you lose your phone or passkey. Each works once.`}
        >
          <QueryBoundary
            query={factors}
            loading={t`Loading recovery codes`}
            failed={t`The recovery codes could not be loaded`}
          >
            {({ totp, passkeys, recoveryCodesLeft }) => (
              <RecoveryCodes
                left={recoveryCodesLeft}
                hasFactor={totp !== null || passkeys.length > 0}
                onCodes={setCodes}
              />
            )}
          </QueryBoundary>
        </Section>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  );
}
