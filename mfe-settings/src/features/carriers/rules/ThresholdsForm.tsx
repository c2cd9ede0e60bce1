import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showFieldErrors } from '../../../shared/field-errors';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import type { ModeThresholds } from '../../../shared/types';
import { TermsPart } from '../terms/TermsPart';
import { useSaveThresholds } from './use-rating-rules';

type Threshold = keyof ModeThresholds;
/** Named as the API's pointers are. */
interface Values {
  thresholds: Record<Threshold, string>;
}

const MODES: { name: MessageDescriptor; fields: { field: Threshold; label: MessageDescriptor }[] }[] = [
  {
    name: msg`LTL`,
    fields: [
      { field: 'ltlMaxWeight', label: msg`Up to, lb` },
      { field: 'ltlBelowLinearFeet', label: msg`Below, linear ft` },
      { field: 'ltlMaxPallets', label: msg`Up to, handling units` },
    ],
  },
  {
    name: msg`Volume LTL`,
    fields: [
      { field: 'volumeFromPallets', label: msg`From, handling units` },
      { field: 'volumeAboveWeight', label: msg`or above, lb` },
      { field: 'volumeFromLinearFeet', label: msg`or from, linear ft` },
      { field: 'volumeMaxWeight', label: msg`Up to, lb` },
    ],
  },
  {
    name: msg`Truckload`,
    fields: [
      { field: 'truckloadAboveWeight', label: msg`Above, lb` },
      { field: 'truckloadAboveLinearFeet', label: msg`or above, linear ft` },
      { field: 'truckloadAbovePallets', label: msg`or above, handling units` },
    ],
  },
];
const FIELDS = MODES.flatMap(({ fields }) => fields.map(({ field }) => field));

/** Thresholds of the modes; read-only for roles that do not manage the company. */
export function ThresholdsForm({ stored, changes }: { stored: ModeThresholds; changes: boolean }) {
  const save = useSaveThresholds();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm<Values>('thresholds', typed(stored));
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    save.mutate(numbers(values), {
      onSuccess: ({ thresholds }) => saved(typed(thresholds)),
      onError: (error) =>
        showFieldErrors(
          error,
          FIELDS.map((field) => `thresholds.${field}` as const),
          setError,
        ),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        {MODES.map(({ name, fields }) => (
          <TermsPart key={name.id} name={i18n._(name)}>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
              {fields.map(({ field, label }) => (
                <TextInput
                  key={field}
                  {...register(`thresholds.${field}` as const, {
                    validate: (text) => /^\d{1,6}$/.test(text.trim()) || t`Enter a whole number`,
                  })}
                  label={i18n._(label)}
                  inputMode="numeric"
                  readOnly={!changes}
                  autoComplete="off"
                  error={errors.thresholds?.[field]?.message}
                />
              ))}
            </SimpleGrid>
          </TermsPart>
        ))}
        {save.isError && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
        <div role="status">
          {save.isSuccess && (
            <Alert color="green">
              <Trans>The thresholds are saved.</Trans>
            </Alert>
          )}
        </div>
        {changes && (
          <Group>
            <Button type="submit" variant="default" loading={save.isPending}>
              <Trans>Save the thresholds</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

const each = <T,>(value: (field: Threshold) => T) =>
  Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as Record<Threshold, T>;
const typed = (stored: ModeThresholds): Values => ({ thresholds: each((field) => String(stored[field] ?? '')) });
const numbers = ({ thresholds }: Values): ModeThresholds => each((field) => Number(thresholds[field]));
