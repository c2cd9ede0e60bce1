import { Form, FormCodeInput, FormPasswordInput, isProblem, UserFacingError, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { totpCode } from '../totp-code';
import { useProof } from './use-proof';

const SCHEMA = {
  password: z.object({ secret: z.string().check(z.minLength(1, { error: () => t`Enter your password` })) }),
  totp: z.object({ secret: totpCode() }),
};

interface TypedProofFormProps {
  method: keyof typeof SCHEMA;
  onProved(): void;
}

/** Asks for the password or a code of the authenticator app. A refused one is kept and selected. */
export function TypedProofForm({ method, onProved }: TypedProofFormProps) {
  const proof = useProof(onProved);
  const form = useZodForm({ schema: SCHEMA[method], defaults: { secret: '' } });
  const { setFocus } = form;
  // The dialog opens before the methods of the user are loaded.
  useEffect(() => setFocus('secret'), [setFocus]);
  const submit = async ({ secret }: { secret: string }) => {
    try {
      await proof.mutateAsync(method === 'password' ? { method, password: secret } : { method, code: secret });
    } catch (error) {
      setFocus('secret', { shouldSelect: true });
      throw isProblem(error, 'INVALID_CREDENTIALS') ? new UserFacingError(t`The password is incorrect.`) : error;
    }
  };
  return (
    <Form form={form} transient submitLabel={t`Confirm`} fullWidth onSubmit={submit}>
      {method === 'password' ? (
        <FormPasswordInput name="secret" label={t`Password`} autoComplete="current-password" />
      ) : (
        <FormCodeInput name="secret" label={t`Authenticator code`} />
      )}
    </Form>
  );
}
