import { unwrap } from '@lading/api-client';
import { FormDialog, FormNumberInput, FormSelect, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { incotermOptions, LIMITS } from '@lading/trade';
import type { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { customsForm, customsValues, toCustoms } from './customs-form';
import { CustomsPartyFields } from './CustomsPartyFields';
import { useShipmentMutation } from '../use-shipment-mutation';

/** Changes the customs declaration. */
export function CustomsDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const { id, customs, version } = shipment;
  const form = useZodForm({ schema: customsForm, defaults: customsValues(customs) });
  const save = useShipmentMutation(
    id,
    (values: z.output<typeof customsForm>) =>
      unwrap(
        api.PUT('/api/v1/shipments/{id}/customs', {
          params: { path: { id } },
          body: { version, customs: toCustoms(values) },
        }),
      ),
    () => host.notify({ kind: 'success', message: t`Customs saved.` }),
  );
  return (
    <FormDialog
      title={t`Customs of ${shipment.number}`}
      form={form}
      submitLabel={t`Save`}
      size="lg"
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <FormSelect name="incoterm" label={t`Incoterm`} data={incotermOptions()} />
      <FormTextInput name="incotermPlace" label={t`Named place`} maxLength={LIMITS.city} />
      <FormTextInput name="reasonForExport" label={t`Reason for export`} maxLength={LIMITS.reference} />
      <FormTextInput name="exporterTaxNumber" label={t`Exporter tax number`} maxLength={LIMITS.reference} />
      <FormNumberInput name="netWeight" label={shipment.units === 'metric' ? t`Net weight, kg` : t`Net weight, lb`} />
      <FormTextInput name="marks" label={t`Marks and numbers`} maxLength={LIMITS.description} />
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
      <CustomsPartyFields
        party="importer"
        label={t`The importer of record is not the consignee`}
        title={t`Importer of record`}
      />
      <CustomsPartyFields party="broker" label={t`A customs broker declares the freight`} title={t`Customs broker`} />
    </FormDialog>
  );
}
