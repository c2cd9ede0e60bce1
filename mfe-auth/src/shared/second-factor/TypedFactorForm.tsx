import { Button, CodeField, Stack, TextInput } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { FactorFailure } from './FactorFailure';
import { type TypedFactor, useTypedFactor } from './use-second-factor';

const FIELD = {
  totp: {
    label: msg`Code`,
    description: msg`The six digits that your authenticator app shows for Lading now.`,
    missing: msg`Enter the six digits`,
    pattern: /^\d{6}$/,
  },
  recovery_code: {
    label: msg`Recovery code`,
    description: msg`One of those you kept when you set up the second factor. Each works once.`,
    missing: msg`Enter a recovery code`,
    pattern: /\S/,
  },
};

interface TypedFactorFormProps {
  method: TypedFactor;
  onPassed: Parameters<typeof useTypedFactor>[1];
}

/** Asks for a code; a refused one stays, selected, to be typed over or corrected. */
export function TypedFactorForm({ method, onPassed }: TypedFactorFormProps) {
  const factor = useTypedFactor(method, onPassed);
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const { label, description, missing, pattern } = FIELD[method];
  const submit = handleSubmit(({ code }) =>
    factor.mutate(code, { onError: () => setFocus('code', { shouldSelect: true }) }),
  );
  const field = {
    ...register('code', { validate: (code) => pattern.test(code) || i18n._(missing) }),
    label: i18n._(label),
    description: i18n._(description),
    error: formState.errors.code?.message,
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {method === 'totp' ? (
          <CodeField {...field} autoFocus />
        ) : (
          <TextInput {...field} autoFocus autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        )}
        {factor.isError && <FactorFailure error={factor.error} />}
        <Button type="submit" loading={factor.isPending} fullWidth>
          <Trans>Continue</Trans>
        </Button>
      </Stack>
    </form>
  );
}
