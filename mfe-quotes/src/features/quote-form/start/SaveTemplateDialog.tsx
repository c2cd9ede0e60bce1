import { FormDialog, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { oneLine, requiredText, withDetails, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { saveTemplate, templateQueries } from '../../../shared/api/products';
import { freightForm } from '../values/quote-form-schema';
import type { QuoteFormValues } from '../values/quote-form-values';

const nameForm = z.object({
  name: requiredText(oneLine({ min: 1, max: 60, missing: () => t`Enter a name.` })),
});

/** Asks for the name and saves the freight of the quote form. It is displayed beside that form, because a form cannot contain another one. */
export function SaveTemplateDialog({ onClose }: { onClose(): void }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues } = useFormContext<QuoteFormValues>();
  const form = useZodForm({ schema: nameForm, defaults: { name: '' } });
  const save = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { accessorials, accessorialDetails, ...freight } = await freightForm.parseAsync(getValues());
      return saveTemplate(api, {
        name,
        freight: { ...freight, accessorials: withDetails(accessorials, accessorialDetails) },
      });
    },
    onSuccess: ({ name }) => {
      void cache.invalidateQueries({ queryKey: templateQueries.list(api).queryKey });
      host.notify({ kind: 'success', message: t`${name} is saved as a template.` });
    },
  });
  return (
    <FormDialog
      title={t`Save as template`}
      form={form}
      submitLabel={t`Save template`}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <FormTextInput name="name" label={t`Name`} placeholder={t`Fittings to Texas`} maxLength={60} data-autofocus />
    </FormDialog>
  );
}
