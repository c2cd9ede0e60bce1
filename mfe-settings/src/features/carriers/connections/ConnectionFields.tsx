import { FormNumberInput, FormPasswordInput, FormSelect, FormTextInput } from '@lading/mfe-kit';
import { SimpleGrid, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';

const schemes = () => [
  { value: 'bearer', label: t`Token` },
  { value: 'basic', label: t`User name and password` },
  { value: 'api_key', label: t`Key in a header` },
  { value: 'none', label: t`No credentials` },
];
const SECRETS: Partial<Record<string, MessageDescriptor>> = {
  bearer: msg`Token`,
  basic: msg`Password`,
  api_key: msg`Key`,
};

/** URL of the carrier's API, and how it authenticates the company. */
export function ConnectionFields({ hasCredentials }: { hasCredentials: boolean }) {
  return (
    <>
      <FormTextInput
        name="endpoint"
        type="url"
        label={t`API URL`}
        description={t`Base URL of the DSDC services. A different server deletes stored credentials.`}
        placeholder="https://api.carrier.example/dsdc"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <FormTextInput name="customerNumber" label={t`Customer number`} />
        <FormNumberInput name="timeoutSeconds" label={t`Timeout, seconds`} />
        <CredentialFields hasCredentials={hasCredentials} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FormTextInput name="trackingPath" label={t`Tracking path`} placeholder="/dsdc" />
        <FormTextInput name="chargesPath" label={t`Charges path`} placeholder="/dsdc/pfc" />
        <FormTextInput name="invoicesPath" label={t`Invoices path`} placeholder="/dsdc" />
      </SimpleGrid>
      <Text c="dimmed" size="sm">
        <Trans>Enter paths on the carrier's server only where they differ from the API URL.</Trans>
      </Text>
    </>
  );
}

function CredentialFields({ hasCredentials }: { hasCredentials: boolean }) {
  const scheme = useWatch({ name: 'credentials.scheme' }) as string;
  const secret = SECRETS[scheme];
  return (
    <>
      <FormSelect
        name="credentials.scheme"
        label={t`Credentials`}
        data={hasCredentials ? [{ value: 'keep', label: t`Stored credentials` }, ...schemes()] : schemes()}
      />
      {scheme === 'basic' && <FormTextInput name="credentials.userName" label={t`User name`} />}
      {scheme === 'api_key' && <FormTextInput name="credentials.header" label={t`Header`} />}
      {secret && (
        <FormPasswordInput
          name="credentials.secret"
          label={i18n._(secret)}
          description={t`Stored encrypted, never shown again`}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
