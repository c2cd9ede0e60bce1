import { FormPasswordInput, FormSelect, FormTextInput } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { LEVEL } from './connectors';

/** Client ID and secret, and where the carrier gives access tokens for them. */
export function ClientCredentialsInputs() {
  return (
    <>
      <FormTextInput name="credentials.clientId" label={t`Client ID`} autoComplete="off" />
      <FormPasswordInput
        name="credentials.secret"
        label={t`Client secret`}
        description={t`Stored encrypted, never shown again`}
        inputWrapperOrder={LEVEL}
        autoComplete="new-password"
      />
      <FormTextInput
        name="credentials.tokenUrl"
        type="url"
        label={t`Token URL`}
        description={t`The ID and secret are sent to this address only.`}
        inputWrapperOrder={LEVEL}
      />
    </>
  );
}

/** The credentials of a carrier that accepts client credentials and nothing else. */
export function ClientCredentialsFields({ hasCredentials }: { hasCredentials: boolean }) {
  const scheme = useWatch({ name: 'credentials.scheme' }) as string;
  return (
    <>
      {hasCredentials && (
        <FormSelect
          name="credentials.scheme"
          label={t`Credentials`}
          data={[
            { value: 'keep', label: t`Stored credentials` },
            { value: 'client_credentials', label: t`New client ID and secret` },
          ]}
        />
      )}
      {scheme === 'client_credentials' && <ClientCredentialsInputs />}
    </>
  );
}
