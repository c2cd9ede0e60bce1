import { FormNumberInput, FormPasswordInput, FormSelect, FormTextInput } from '@lading/mfe-kit';
import { SimpleGrid, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Connector } from '../../../shared/types';
import { ClientCredentialsFields, ClientCredentialsInputs } from './ClientCredentialsFields';
import { LEVEL } from './connectors';
import { OptionFields } from './OptionFields';
import { ServerField } from './ServerField';

const schemes = () => [
  { value: 'bearer', label: t`Token` },
  { value: 'basic', label: t`User name and password` },
  { value: 'api_key', label: t`Key in a header` },
  { value: 'client_credentials', label: t`Client ID and secret (OAuth 2)` },
  { value: 'none', label: t`No credentials` },
];
const SECRETS: Partial<Record<string, MessageDescriptor>> = {
  bearer: msg`Token`,
  basic: msg`Password`,
  api_key: msg`Key`,
};

interface ConnectionFieldsProps {
  hasCredentials: boolean;
  /** Kind of the interface; undefined while the kinds are loaded: the DSDC standards. */
  connector: Connector | undefined;
}

/** The carrier's server, how it authenticates the company, and the settings of its interface. */
export function ConnectionFields({ hasCredentials, connector }: ConnectionFieldsProps) {
  const { servers = [], fields, options = [] } = connector ?? {};
  const hasPaths = fields?.includes('trackingPath') ?? true;
  return (
    <>
      {servers.length > 0 ? <ServerField servers={servers} hasCredentials={hasCredentials} /> : <AddressField />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(fields?.includes('customerNumber') ?? true) && (
          <FormTextInput name="customerNumber" label={t`Customer number`} />
        )}
        <FormNumberInput name="timeoutSeconds" label={t`Timeout, seconds`} />
        <AuthenticationFields connector={connector} hasCredentials={hasCredentials} />
      </SimpleGrid>
      <OptionFields options={options} />
      {hasPaths && <PathFields />}
    </>
  );
}

/** Credentials of the kind that the carrier accepts, or of the user's choice. */
function AuthenticationFields({ hasCredentials, connector }: ConnectionFieldsProps) {
  if (connector?.usesClientCredentials) return <ClientCredentialsFields hasCredentials={hasCredentials} />;
  if (connector?.keyHeader) return <KeyFields hasCredentials={hasCredentials} />;
  return <CredentialFields hasCredentials={hasCredentials} />;
}

function AddressField() {
  return (
    <FormTextInput
      name="endpoint"
      type="url"
      label={t`API URL`}
      description={t`Base URL of the DSDC services. A different server deletes stored credentials.`}
      placeholder="https://api.carrier.example/dsdc"
    />
  );
}

function PathFields() {
  return (
    <>
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

/** The key of a carrier that authenticates by a header of its own. */
function KeyFields({ hasCredentials }: { hasCredentials: boolean }) {
  const scheme = useWatch({ name: 'credentials.scheme' }) as string;
  return (
    <>
      {hasCredentials && (
        <FormSelect
          name="credentials.scheme"
          label={t`Credentials`}
          data={[
            { value: 'keep', label: t`Stored key` },
            { value: 'api_key', label: t`New key` },
          ]}
        />
      )}
      {scheme === 'api_key' && (
        <FormPasswordInput
          name="credentials.secret"
          label={t`API key`}
          description={t`Stored encrypted, never shown again`}
          inputWrapperOrder={LEVEL}
          autoComplete="new-password"
        />
      )}
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
      {scheme === 'client_credentials' && <ClientCredentialsInputs />}
      {secret && (
        <FormPasswordInput
          name="credentials.secret"
          label={i18n._(secret)}
          description={t`Stored encrypted, never shown again`}
          inputWrapperOrder={LEVEL}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
