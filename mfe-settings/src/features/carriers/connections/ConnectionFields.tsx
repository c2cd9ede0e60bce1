import { NativeSelect, PasswordField, SimpleGrid, TextInput } from '@lading/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ConnectionValues } from './connection-values';

const SCHEMES = [
  { value: 'bearer', label: 'A token' },
  { value: 'basic', label: 'User name and password' },
  { value: 'api_key', label: 'A key in a header' },
  { value: 'none', label: 'No credentials' },
];
const KEEP = { value: 'keep', label: 'The stored ones' };
const SECRETS: Partial<Record<ConnectionValues['credentials']['scheme'], string>> = { bearer: 'Token', basic: 'Password', api_key: 'Key' };

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
        {...register('endpoint', { required: 'Enter the address of the carrier’s server' })}
        type="url"
        label="Endpoint"
        description="Below it are the paths of the DSDC standards. Another server forgets the stored credentials."
        placeholder="https://api.carrier.example/dsdc"
        autoComplete="off"
        error={errors.endpoint?.message}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...register('customerNumber')} label="Your number with the carrier" autoComplete="off" error={errors.customerNumber?.message} />
        <TextInput
          {...register('timeoutSeconds', { validate: (text) => /^([1-9]|1\d|20)$/.test(text.trim()) || 'Enter 1 to 20 seconds' })}
          label="Seconds to wait for an answer"
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
      <NativeSelect {...register('credentials.scheme')} label="Credentials" data={hasCredentials ? [KEEP, ...SCHEMES] : SCHEMES} error={errors?.scheme?.message} />
      {scheme === 'basic' && (
        <TextInput {...register('credentials.userName', { required: 'Enter the user name' })} label="User name" autoComplete="off" error={errors?.userName?.message} />
      )}
      {scheme === 'api_key' && (
        <TextInput {...register('credentials.header', { required: 'Name the header' })} label="Header" autoComplete="off" error={errors?.header?.message} />
      )}
      {secret && (
        <PasswordField
          {...register('credentials.secret', { required: 'Enter what the carrier gave you' })}
          label={secret}
          description="Stored encrypted, never shown again"
          autoComplete="new-password"
          error={errors?.secret?.message}
        />
      )}
    </>
  );
}
