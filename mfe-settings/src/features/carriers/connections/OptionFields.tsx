import { FormSelect, FormTextInput } from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Connector } from '../../../shared/types';
import { LEVEL } from './connectors';

type Option = Connector['options'][number];

/** Settings that only the interface of one carrier has. */
export function OptionFields({ options }: { options: readonly Option[] }) {
  const fields: Record<Option, ReactNode> = {
    environment: (
      <FormSelect
        name="options.environment"
        label={t`Environment`}
        data={[
          { value: 'production', label: t`Production` },
          { value: 'test', label: t({ context: 'environment', message: 'Test' }) },
        ]}
      />
    ),
    tokenScope: (
      <FormTextInput
        name="options.tokenScope"
        label={t`Scope`}
        description={t`As shown with your client ID in the carrier's developer portal.`}
        inputWrapperOrder={LEVEL}
      />
    ),
    freightAccountNumber: (
      <FormTextInput
        name="options.freightAccountNumber"
        label={t`Freight account number`}
        description={t`Only if it differs from the customer number.`}
        inputWrapperOrder={LEVEL}
      />
    ),
    freightAccountType: (
      <FormSelect
        name="options.freightAccountType"
        label={t`Account type`}
        data={[
          { value: 'ship_to', label: t`Ship-to account` },
          { value: 'bill_to', label: t`Bill-to account (third party)` },
        ]}
      />
    ),
    billingAddress1: <FormTextInput name="options.billingAddress1" label={t`Billing address`} maxLength={35} />,
    billingCity: <FormTextInput name="options.billingCity" label={t`Billing city`} maxLength={35} />,
    billingState: <FormTextInput name="options.billingState" label={t`Billing state or province`} maxLength={2} />,
    billingPostalCode: <FormTextInput name="options.billingPostalCode" label={t`Billing ZIP or postal code`} />,
    billingCountry: (
      <FormSelect
        name="options.billingCountry"
        label={t`Billing country`}
        data={[
          { value: 'US', label: t`United States` },
          { value: 'CA', label: t`Canada` },
        ]}
      />
    ),
  };
  if (options.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {options.map((option) => (
        <div key={option}>{fields[option]}</div>
      ))}
    </SimpleGrid>
  );
}
