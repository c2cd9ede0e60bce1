import { unwrap } from '@lading/api-client';
import { FormDialog, FormSelect, useRemote, useZodForm } from '@lading/mfe-kit';
import { LANGUAGES, nameOfLanguage } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { Radio, Stack } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Controller, useWatch } from 'react-hook-form';
import type { Shipment } from '../../../shared/types';
import type { IssuedDocument } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import classes from './documents.module.css';

const POSITIONS = ['1', '2', '3', '4', '5', '6'] as const;

const COMPANY_LANGUAGE = 'company';

const labelForm = z.object({
  format: z.enum(['4x6', 'avery']),
  startAt: z.enum(POSITIONS),
  language: z.enum([COMPANY_LANGUAGE, ...LANGUAGES]),
});

interface LabelsDialogProps {
  shipment: Shipment;
  onMade(labels: IssuedDocument): void;
  onClose(): void;
}

/** Creates pallet labels for a label printer, or for a sheet whose first labels may be used up. */
export function LabelsDialog({ shipment, onMade, onClose }: LabelsDialogProps) {
  const { api } = useRemote();
  const form = useZodForm({ schema: labelForm, defaults: { format: '4x6', startAt: '1', language: COMPANY_LANGUAGE } });
  const format = useWatch({ control: form.control, name: 'format' });
  const create = useShipmentMutation(
    shipment.id,
    ({ format: paper, startAt, language }: z.output<typeof labelForm>) =>
      unwrap(
        api.POST('/api/v1/shipments/{id}/labels', {
          params: { path: { id: shipment.id } },
          body: {
            format: paper,
            ...(paper === 'avery' && { startAt: Number(startAt) }),
            ...(language !== COMPANY_LANGUAGE && { language }),
          },
        }),
      ),
    onMade,
  );
  return (
    <FormDialog
      title={plural(shipment.handlingUnitCount, {
        one: 'Labels for # handling unit',
        other: 'Labels for # handling units',
      })}
      form={form}
      submitLabel={t`Create labels`}
      onSubmit={create.mutateAsync}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="format"
        render={({ field: { ref: _ref, ...field } }) => (
          <Radio.Group label={t`Paper`} {...field}>
            <Stack gap="xs" mt="xs">
              <Radio value="4x6" label={t`4 × 6 inches`} description={t`Label printer, one label per page`} />
              <Radio value="avery" label={t`Avery sheet`} description={t`US Letter, six labels of 4 × 3⅓ inches`} />
            </Stack>
          </Radio.Group>
        )}
      />
      {format === 'avery' && <PositionField />}
      <FormSelect
        name="language"
        label={t`Language`}
        data={[
          { value: COMPANY_LANGUAGE, label: t`Language of the company’s documents` },
          ...LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) })),
        ]}
      />
    </FormDialog>
  );
}

/** First label to print on, for a sheet that has been used before. */
function PositionField() {
  return (
    <Controller
      name="startAt"
      render={({ field: { ref: _ref, ...field } }) => (
        <Radio.Group label={t`First label position`} description={t`For partly used sheets`} {...field}>
          <div className={classes.sheet}>
            {POSITIONS.map((position) => (
              <Radio key={position} value={position} label={t`Position ${position}`} />
            ))}
          </div>
        </Radio.Group>
      )}
    />
  );
}
