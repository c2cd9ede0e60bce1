import { FormDialog, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeleteCompany } from './use-delete-company';

const schemaOf = (name: string) =>
  z.object({
    name: z.string().check(
      z.trim(),
      z.refine((typed) => typed === name, { error: () => t`Type the name exactly: ${name}` }),
    ),
  });

/** Asks for the company's name before it is deleted. */
export function DeleteDialog({ name, onClose }: { name: string; onClose(): void }) {
  const remove = useDeleteCompany();
  const [schema] = useState(() => schemaOf(name));
  const form = useZodForm({ schema, defaults: { name: '' } });
  return (
    <FormDialog
      title={t`Delete ${name}?`}
      submitLabel={t`Delete company`}
      destructive
      form={form}
      onSubmit={(typed) => remove.mutateAsync(typed.name)}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Everyone loses access immediately, including you. An owner can restore the company for 30 days under Your
          companies.
        </Trans>
      </Text>
      <FormTextInput name="name" label={t`Legal name of the company`} spellCheck={false} data-autofocus />
    </FormDialog>
  );
}
