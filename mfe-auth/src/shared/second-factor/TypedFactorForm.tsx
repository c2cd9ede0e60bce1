import { Button, CodeField, Stack, TextInput } from '@lading/ui';
import { useForm } from 'react-hook-form';
import { FactorFailure } from './FactorFailure';
import { type TypedFactor, useTypedFactor } from './use-second-factor';

const FIELD = {
  totp: { label: 'Code', description: 'The six digits that your authenticator app shows for Lading now.', missing: 'Enter the six digits', pattern: /^\d{6}$/ },
  recovery_code: { label: 'Recovery code', description: 'One of those you kept when you set up the second factor. Each works once.', missing: 'Enter a recovery code', pattern: /\S/ },
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
  const submit = handleSubmit(({ code }) => factor.mutate(code, { onError: () => setFocus('code', { shouldSelect: true }) }));
  const field = { ...register('code', { validate: (code) => pattern.test(code) || missing }), label, description, error: formState.errors.code?.message };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {method === 'totp' ? <CodeField {...field} autoFocus /> : <TextInput {...field} autoFocus autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
        {factor.isError && <FactorFailure error={factor.error} />}
        <Button type="submit" loading={factor.isPending} fullWidth>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
