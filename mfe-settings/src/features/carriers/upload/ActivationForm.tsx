import { Button, formatDate, Group, Stack, Text, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { documentOf, type UploadValues, withDates } from './upload-form';

interface ActivationFormProps {
  form: UseFormReturn<UploadValues>;
  /** The carrier has no tariff yet. */
  first: boolean;
  onStore(): void;
}

/** From when the new version counts; it is activated by its dates. */
export function ActivationForm({ form, first, onStore }: ActivationFormProps) {
  const { effectiveFrom = '', effectiveTo = '' } = documentOf(form.getValues()) ?? {};
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: { effectiveFrom, effectiveTo } });
  const from = useWatch({ control, name: 'effectiveFrom' });
  const submit = handleSubmit((dates) => {
    form.reset(withDates(form.getValues(), dates));
    onStore();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Text>
          {first
            ? t`New quotes use it for pickups from its first day on. Quotes that exist keep their offers.`
            : t`Pickups from its first day on are rated by the new version, earlier ones by the version in use. Quotes that exist keep their offers.`}
        </Text>
        <Group align="start">
          <TextInput
            {...register('effectiveFrom', { required: t`Choose the first day` })}
            type="date"
            label={t`First day`}
            error={formState.errors.effectiveFrom?.message}
          />
          <TextInput
            {...register('effectiveTo', {
              validate: (to, { effectiveFrom: start }) =>
                (to !== '' && to >= start) || t`Choose a day that is not before the first`,
            })}
            type="date"
            label={t`Last day`}
            error={formState.errors.effectiveTo?.message}
          />
        </Group>
        <Group>
          <Button type="submit">{from === '' ? t`Store the tariff` : t`Store, in use from ${formatDate(from)}`}</Button>
        </Group>
      </Stack>
    </form>
  );
}
