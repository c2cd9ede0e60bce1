import { FormNumberInput, FormSelect, FormTextInput } from '@lading/mfe-kit';
import { FREIGHT_CLASSES } from '@lading/trade';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** What an invoice says besides its charges. */
export function InvoiceFields({ columns }: { columns: number }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }}>
      <FormTextInput name="number" label={t`Invoice number`} required />
      <FormTextInput name="billedOn" type="date" label={t`Invoice date`} required />
      <FormTextInput name="dueOn" type="date" label={t`Due date`} />
      <FormTextInput name="scac" label={t`SCAC`} maxLength={4} />
      <FormTextInput name="proNumber" label={t`PRO number`} maxLength={30} />
      <FormTextInput name="bolNumber" label={t`BOL number`} maxLength={30} />
      <FormTextInput name="shipmentNumber" label={t`Shipment number`} maxLength={30} />
      <FormTextInput name="weight" label={t`Billed weight (lb)`} inputMode="numeric" maxLength={9} />
      <FormSelect
        name="freightClass"
        label={t`Billed class`}
        data={[{ value: '', label: t`Not specified` }, ...FREIGHT_CLASSES]}
      />
      <FormSelect name="currency" label={t`Currency`} data={['USD', 'CAD']} />
      <FormNumberInput name="total" label={t`Invoice total`} required />
    </SimpleGrid>
  );
}
