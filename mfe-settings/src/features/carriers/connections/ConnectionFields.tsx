import { NativeSelect, PasswordField, SimpleGrid, TextInput } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ConnectionValues } from './connection-values';

const schemes = () => [
  { value: 'bearer', label: t`A token` },
  { value: 'basic', label: t`User name and password` },
  { value: 'api_key', label: t`A key in a header` },
  { value: 'none', label: t`No credentials` },
];
const keep = () => ({ value: 'keep', label: t`The stored ones` });
const SECRETS: Partial<Record<ConnectionValues['credentials']['scheme'], MessageDescriptor>> = {
  bearer: msg`Token`,
  basic: msg`Password`,
  api_key: msg`Key`,
};

interface FieldsProps {
  form: UseFormReturn<ConnectionValues>;
  hasCredentials: boolean;
}

/** Where the carrier's server is, and how it knows the company. */
export function ConnectionFields({ form, hasCredentials }: FieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        {...register('endpoint', { required: t`Enter the address of the carrier’s server` })}
        type="url"
        label={t`Endpoint`}
        description={t`Below it are the paths of the DSDC standards. Another server forgets the stored credentials.`}
        placeholder="https://api.carrier.example/dsdc"
        autoComplete="off"
        error={errors.endpoint?.message}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...register('customerNumber')}
          label={t`Your number with the carrier`}
          autoComplete="off"
          error={errors.customerNumber?.message}
        />
        <TextInput
          {...register('timeoutSeconds', {
            validate: (text) => /^([1-9]|1\d|20)$/.test(text.trim()) || t`Enter 1 to 20 seconds`,
          })}
          label={t`Seconds to wait for an answer`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.timeoutSeconds?.message}
        />
        <CredentialFields form={form} hasCredentials={hasCredentials} />
      </SimpleGrid>
    </>
  );
}

function CredentialFields({ form, hasCredentials }: FieldsProps) {
  const { control, register, formState } = form;
  const errors = formState.errors.credentials;
  const scheme = useWatch({ control, name: 'credentials.scheme' });
  const secret = SECRETS[scheme];
  return (
    <>
      <NativeSelect
        {...register('credentials.scheme')}
        label={t`Credentials`}
        data={hasCredentials ? [keep(), ...schemes()] : schemes()}
        error={errors?.scheme?.message}
      />
      {scheme === 'basic' && (
        <TextInput
          {...register('credentials.userName', { required: t`Enter the user name` })}
          label={t`User name`}
          autoComplete="off"
          error={errors?.userName?.message}
        />
      )}
      {scheme === 'api_key' && (
        <TextInput
          {...register('credentials.header', { required: t`Name the header` })}
          label={t`Header`}
          autoComplete="off"
          error={errors?.header?.message}
        />
      )}
      {secret && (
        <PasswordField
          {...register('credentials.secret', { required: t`Enter what the carrier gave you` })}
          label={i18n._(secret)}
          description={t`Stored encrypted, never shown again`}
          autoComplete="new-password"
          error={errors?.secret?.message}
        />
      )}
    </>
  );
}
