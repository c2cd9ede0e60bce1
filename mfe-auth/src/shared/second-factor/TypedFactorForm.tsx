import { Form, FormCodeInput, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { factorError } from './factor-error';
import { type TypedFactor, useTypedFactor } from './use-second-factor';

const SCHEMA = {
  totp: z.object({ code: z.string().check(z.regex(/^\d{6}$/, { error: () => t`Enter the six digits` })) }),
  recovery_code: z.object({ code: z.string().check(z.regex(/\S/, { error: () => t`Enter a recovery code` })) }),
};

interface TypedFactorFormProps {
  method: TypedFactor;
  onPassed: Parameters<typeof useTypedFactor>[1];
}

/** Asks for a code. A refused code is kept and selected. */
export function TypedFactorForm({ method, onPassed }: TypedFactorFormProps) {
  const verify = useTypedFactor(method, onPassed);
  const form = useZodForm({ schema: SCHEMA[method], defaults: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    try {
      await verify(code);
    } catch (error) {
      form.setFocus('code', { shouldSelect: true });
      throw factorError(error);
    }
  };
  return (
    <Form form={form} transient submitLabel={t`Continue`} fullWidth onSubmit={submit}>
      {method === 'totp' ? (
        <FormCodeInput
          name="code"
          label={t`Code`}
          description={t`The six-digit code for Lading in your authenticator app.`}
          autoFocus
        />
      ) : (
        <FormTextInput
          name="code"
          label={t`Recovery code`}
          description={t`One of the codes you saved when you set up the second factor. Each works once.`}
          autoFocus
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </Form>
  );
}
