import { Alert, Button, formatDate, Group, Stack, TextInput } from '@lading/ui';
import { ApiProblem } from '@lading/api-client';
import { FailureAlert } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import type { FuelPrice } from '../../../shared/types';
import { useSaveFuelPrices } from './use-fuel-prices';

const EMPTY: FuelPrice = { index: 'US', effectiveOn: '', price: '' };
const FIELDS = ['index', 'effectiveOn', 'price'] as const;

/** Enters one week. */
export function FuelWeekForm() {
  const save = useSaveFuelPrices();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm<FuelPrice>('fuel-week', EMPTY);
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    save.mutate([values], {
      onSuccess: () => saved({ ...EMPTY, index: values.index }),
      onError: (error) =>
        (error instanceof ApiProblem ? error.errors : []).forEach(({ pointer, message }) => {
          const field = FIELDS.find((name) => pointer === `/prices/0/${name}`);
          if (field) setError(field, { message }, { shouldFocus: true });
        }),
    }),
  );
  const entered = save.data && save.variables[0];
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Group align="start">
          <TextInput
            {...register('index', { required: t`Name the index` })}
            label={t`Index`}
            w="6rem"
            autoComplete="off"
            error={errors.index?.message}
          />
          <TextInput
            {...register('effectiveOn', { required: t`Choose the first day of the week` })}
            type="date"
            label={t`Counts from`}
            error={errors.effectiveOn?.message}
          />
          <TextInput
            {...register('price', { required: t`Enter a price such as 3.768` })}
            label={t`$ per gallon`}
            w="8rem"
            inputMode="decimal"
            autoComplete="off"
            error={errors.price?.message}
          />
        </Group>
        {save.isError && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
        <div role="status">
          {entered && (
            <Alert color="green">{t`${entered.index} counts $${entered.price} from ${formatDate(entered.effectiveOn)} on.`}</Alert>
          )}
        </div>
        <Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            <Trans>Enter the week</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
