import { NativeSelect, SimpleGrid } from '@lading/ui';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { AccessorialTerms } from './AccessorialTerms';
import { LtlTerms } from './LtlTerms';
import { TermField } from './TermField';
import { TermsPart } from './TermsPart';
import { TruckloadTerms } from './TruckloadTerms';

const MODES = [{ value: 'LTL', label: 'LTL' }, { value: 'VLTL', label: 'Volume LTL' }, { value: 'FTL', label: 'Truckload' }];
const BASES = [{ value: 'lane', label: 'Origin and destination' }, { value: 'mileage', label: 'Bands of miles' }];

/** The terms of a tariff in fields (freight.md Annex H). */
export function TermsForm() {
  const truckload = useWatch({ name: 'terms.modes.0' }) === 'FTL';
  return (
    <>
      <TermsPart name="Carrier and validity">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          <TermField name="terms.carrier.scac" label="SCAC" />
          <TermField name="terms.carrier.name" label="Carrier" />
          <TermField name="terms.name" label="Name of the tariff" />
          <TermSelect name="terms.currency" label="Currency" data={['USD', 'CAD']} />
          <TermSelect name="terms.modes.0" label="Prices" data={MODES} />
          {!truckload && <TermSelect name="terms.basis" label="Rates by" data={BASES} />}
          <TermField name="terms.effectiveFrom" label="First day" type="date" />
          <TermField name="terms.effectiveTo" label="Last day" type="date" />
        </SimpleGrid>
      </TermsPart>
      {truckload ? <TruckloadTerms /> : <LtlTerms />}
      <TermsPart name="Accessorials">
        <AccessorialTerms />
      </TermsPart>
    </>
  );
}

function TermSelect({ name, label, data }: { name: string; label: string; data: (string | { value: string; label: string })[] }) {
  const { register, formState } = useFormContext();
  const error = get(formState.errors, name) as { message?: string } | undefined;
  return <NativeSelect {...register(name)} label={label} data={data} error={error?.message} />;
}
