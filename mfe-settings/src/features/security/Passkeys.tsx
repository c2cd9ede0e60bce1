import { Form, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Passkey } from '../../shared/types';
import { passkeySchema } from './passkey-schema';
import { PasskeyRow } from './PasskeyRow';
import { useAddPasskey } from './use-factors';

interface PasskeysProps {
  passkeys: Passkey[];
  onCodes(codes: string[] | null): void;
}

/** Passkeys of the user, and the form to add one. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const add = useAddPasskey();
  const form = useZodForm({ schema: passkeySchema, defaults: { name: '' } });
  return (
    <Stack gap="sm">
      {passkeys.length === 0 && (
        <Text c="dimmed">
          <Trans>No passkeys.</Trans>
        </Text>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <Form
        form={form}
        submitLabel={t`Add passkey`}
        onSubmit={async ({ name }) => {
          const codes = await add.mutateAsync(name);
          form.reset();
          onCodes(codes);
        }}
      >
        <FormTextInput name="name" label={t`Passkey name`} description={t`For example “Work laptop”`} maw="24rem" />
      </Form>
    </Stack>
  );
}
