import { Form, FormTextInput, type SchemaForm, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { formatDate, Group, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { documentOf, type UploadForm, withDates } from './upload-form';

const schema = z
  .object({
    effectiveFrom: z.string().check(z.minLength(1, { error: () => t`Choose the first day.` })),
    effectiveTo: z.string(),
  })
  .check(
    z.refine(({ effectiveFrom, effectiveTo }) => effectiveTo !== '' && effectiveTo >= effectiveFrom, {
      error: () => t`Choose a day on or after the first day.`,
      path: ['effectiveTo'],
    }),
  );

interface ActivationFormProps {
  form: UploadForm;
  /** The carrier has no tariff yet. */
  isFirst: boolean;
  onSave(): void;
}

/** Dates of the new version, and the button that saves it. */
export function ActivationForm({ form, isFirst, onSave }: ActivationFormProps) {
  const { effectiveFrom = '', effectiveTo = '' } = documentOf(form.getValues()) ?? {};
  const dates = useZodForm({ schema, defaults: { effectiveFrom, effectiveTo } });
  return (
    <Form
      form={dates}
      submitLabel={useSubmitLabel(dates)}
      onSubmit={(values) => {
        form.reset(withDates(form.getValues(), values), { keepDefaultValues: true });
        onSave();
      }}
    >
      <Text>
        {isFirst
          ? t`New quotes use it for pickups from its first day. Existing quotes do not change.`
          : t`Pickups from its first day use the new version, earlier ones the active version. Existing quotes do not change.`}
      </Text>
      <Group align="start">
        <FormTextInput name="effectiveFrom" type="date" label={t`First day`} />
        <FormTextInput name="effectiveTo" type="date" label={t`Last day`} />
      </Group>
    </Form>
  );
}

function useSubmitLabel({ control }: SchemaForm<typeof schema>): string {
  const from = useWatch({ control, name: 'effectiveFrom' });
  return from === '' ? t`Save tariff` : t`Save tariff, active from ${formatDate(from)}`;
}
