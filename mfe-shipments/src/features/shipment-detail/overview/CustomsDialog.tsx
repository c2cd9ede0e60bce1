import { unwrap } from '@lading/api-client';
import { FormDialog, FormSelect, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { incotermOptions, INCOTERMS, LIMITS } from '@lading/trade';
import { oneLine, optionalText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { useShipmentMutation } from '../use-shipment-mutation';

const manifestNumber = () =>
  optionalText(
    z.string().check(z.regex(/^[A-Z0-9]{4,25}$/, { error: () => t`Enter 4 to 25 capital letters and digits.` })),
  );

const customsForm = z.object({
  incoterm: z.enum(['', ...INCOTERMS]),
  incotermPlace: optionalText(oneLine({ max: LIMITS.city })),
  reasonForExport: optionalText(oneLine({ max: LIMITS.reference })),
  exporterTaxNumber: optionalText(oneLine({ max: LIMITS.reference })),
  aceNumber: manifestNumber(),
  aciNumber: manifestNumber(),
});

/** Changes the customs declaration; importer and broker stay as quoted. */
export function CustomsDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const { id, customs, version } = shipment;
  const form = useZodForm({
    schema: customsForm,
    defaults: {
      incoterm: customs?.incoterm ?? '',
      incotermPlace: customs?.incotermPlace ?? '',
      reasonForExport: customs?.reasonForExport ?? '',
      exporterTaxNumber: customs?.exporterTaxNumber ?? '',
      aceNumber: customs?.aceNumber ?? '',
      aciNumber: customs?.aciNumber ?? '',
    },
  });
  const save = useShipmentMutation(
    id,
    ({ incoterm, ...values }: z.output<typeof customsForm>) =>
      unwrap(
        api.PUT('/api/v1/shipments/{id}/customs', {
          params: { path: { id } },
          body: { version, customs: { ...customs, ...values, incoterm: incoterm || null } },
        }),
      ),
    () => host.notify({ kind: 'success', message: t`Customs saved.` }),
  );
  return (
    <FormDialog
      title={t`Customs of ${shipment.number}`}
      form={form}
      submitLabel={t`Save`}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <FormSelect name="incoterm" label={t`Incoterm`} data={incotermOptions()} />
      <FormTextInput name="incotermPlace" label={t`Named place`} maxLength={LIMITS.city} />
      <FormTextInput name="reasonForExport" label={t`Reason for export`} maxLength={LIMITS.reference} />
      <FormTextInput name="exporterTaxNumber" label={t`Exporter tax number`} maxLength={LIMITS.reference} />
      <FormTextInput
        name="aceNumber"
        label={t`ACE number`}
        description={t`Shipment control number (PAPS) into the United States`}
        maxLength={25}
      />
      <FormTextInput
        name="aciNumber"
        label={t`ACI number`}
        description={t`Cargo control number (PARS) into Canada`}
        maxLength={25}
      />
    </FormDialog>
  );
}
