import { FormSwitch, FormTextInput } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import type { CompanyProfileValues } from '@lading/trade/schemas';
import { SimpleGrid, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '../../../shared/address/AddressFields';

/** Recipient of freight bills, if it is not the company at its address. */
export function BillingFields() {
  const billedElsewhere = useWatch<CompanyProfileValues, 'billedElsewhere'>({ name: 'billedElsewhere' });
  return (
    <Stack gap="sm">
      <FormSwitch name="billedElsewhere" label={t`Bill freight to another company or address`} />
      {billedElsewhere && (
        <Stack gap="sm" component="fieldset" p={0} m={0} style={{ border: 0 }}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput name="billing.name" label={t`Bill to`} maxLength={LIMITS.companyName} />
            <FormTextInput name="billing.email" type="email" label={t`Email for invoices`} />
          </SimpleGrid>
          <AddressFields path="billing.address" />
        </Stack>
      )}
    </Stack>
  );
}
