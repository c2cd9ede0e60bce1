import { FormSelect, useFieldError } from '@lading/mfe-kit';
import { NativeSelect, SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useController, useWatch } from 'react-hook-form';
import { AccessorialTerms } from './AccessorialTerms';
import { LtlTerms } from './LtlTerms';
import { TermField } from './TermField';
import { TermsPart } from './TermsPart';
import { TruckloadTerms } from './TruckloadTerms';

const modes = () => [
  { value: 'LTL', label: 'LTL' },
  { value: 'VLTL', label: t`Volume LTL` },
  { value: 'FTL', label: t`Truckload` },
];
const bases = () => [
  { value: 'lane', label: t`Origin and destination` },
  { value: 'mileage', label: t`Mileage bands` },
];

/** Fields of a tariff's terms (freight.md Annex H). */
export function TermsForm() {
  const [mode, basis] = useWatch({ name: ['terms.modes.0', 'terms.basis'] }) as [string, string];
  const isTruckload = mode === 'FTL';
  const byMiles = !isTruckload && basis === 'mileage';
  return (
    <>
      <TermsPart name={t`Carrier and dates`}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          <TermField name="terms.carrier.scac" label="SCAC" term="scac" />
          <TermField name="terms.carrier.name" label={t`Carrier`} />
          <TermField name="terms.name" label={t`Tariff name`} />
          <FormSelect name="terms.currency" label={t`Currency`} data={['USD', 'CAD']} />
          <FormSelect name="terms.modes.0" label={t`Mode`} data={modes()} />
          {!isTruckload && <FormSelect name="terms.basis" label={t`Rates by`} data={bases()} />}
          {byMiles && <CountriesField />}
          <TermField name="terms.effectiveFrom" label={t`First day`} type="date" />
          <TermField name="terms.effectiveTo" label={t`Last day`} type="date" />
        </SimpleGrid>
      </TermsPart>
      {isTruckload ? <TruckloadTerms /> : <LtlTerms />}
      <TermsPart name={t`Accessorials`}>
        <AccessorialTerms />
      </TermsPart>
    </>
  );
}

const countries = () => [
  { value: '', label: t`By currency` },
  { value: 'US', label: t`United States` },
  { value: 'CA', label: t`Canada` },
  { value: 'US,CA', label: t`United States and Canada` },
];

/** Countries of a mileage tariff. By currency: lanes with an end in the country of the currency. */
function CountriesField() {
  const { field } = useController<Record<string, string[]>>({ name: 'terms.countries' });
  const value = ['US', 'CA'].filter((country) => field.value?.includes(country)).join(',');
  return (
    <NativeSelect
      label={t`Countries`}
      data={countries()}
      value={value}
      error={useFieldError('terms.countries')}
      onChange={(event) => field.onChange(event.currentTarget.value.split(',').filter(Boolean))}
    />
  );
}
