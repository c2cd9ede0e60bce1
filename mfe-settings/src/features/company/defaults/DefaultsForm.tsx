import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, NativeSelect, Stack, Textarea } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { ServiceChoices } from '../../../shared/form/ServiceChoices';
import type { Company } from '../../../shared/types';
import { ConflictAlert } from '../../../shared/form/ConflictAlert';
import { useCompanyForm } from '../saving/use-company-form';
import { DEFAULTS_LABELS, DEFAULTS_PART } from './defaults-part';

const units = () => [
  { value: 'imperial', label: t`Pounds and inches` },
  { value: 'metric', label: t`Kilograms and centimeters` },
];
/** Characters that the API takes. */
const TEXT_MAX = 500;

/** What new quotes and papers start from, to be changed. */
export function DefaultsForm({ company }: { company: Company }) {
  const { form, save, submit, conflict } = useCompanyForm(DEFAULTS_PART, company);
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <NativeSelect
          {...register('defaults.units')}
          label={t`Units`}
          description={t`For new quotes. Users who chose metric units keep them.`}
          data={units()}
          maw="24rem"
          error={errors.defaults?.units?.message}
        />
        <Controller
          name="defaults.accessorials"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ServiceChoices
              description={t`Selected on every new quote. Users can remove them.`}
              value={value}
              onChange={onChange}
              error={errors.defaults?.accessorials?.message}
            />
          )}
        />
        <Textarea
          {...register('defaults.billOfLadingText')}
          label={t`Text on bills of lading`}
          description={t`Added to the special instructions of new shipments. At most ${TEXT_MAX} characters.`}
          rows={4}
          maxLength={TEXT_MAX}
          error={errors.defaults?.billOfLadingText?.message}
        />
        {conflict && <ConflictAlert labels={DEFAULTS_LABELS} {...conflict} />}
        {save.isError && !conflict && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
        <div role="status">
          {save.isSuccess && (
            <Alert color="green">
              <Trans>Defaults saved.</Trans>
            </Alert>
          )}
        </div>
        <Group>
          <Button type="submit" loading={save.isPending}>
            <Trans>Save defaults</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
