import { NativeSelect, SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { get, useFormContext, useWatch } from 'react-hook-form';
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
  { value: 'mileage', label: t`Bands of miles` },
];

/** The terms of a tariff in fields (freight.md Annex H). */
export function TermsForm() {
  const truckload = useWatch({ name: 'terms.modes.0' }) === 'FTL';
  return (
    <>
      <TermsPart name={t`Carrier and validity`}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          <TermField name="terms.carrier.scac" label="SCAC" />
          <TermField name="terms.carrier.name" label={t`Carrier`} />
          <TermField name="terms.name" label={t`Name of the tariff`} />
          <TermSelect name="terms.currency" label={t`Currency`} data={['USD', 'CAD']} />
          <TermSelect name="terms.modes.0" label={t`Prices`} data={modes()} />
          {!truckload && <TermSelect name="terms.basis" label={t`Rates by`} data={bases()} />}
          <TermField name="terms.effectiveFrom" label={t`First day`} type="date" />
          <TermField name="terms.effectiveTo" label={t`Last day`} type="date" />
        </SimpleGrid>
      </TermsPart>
      {truckload ? <TruckloadTerms /> : <LtlTerms />}
      <TermsPart name={t`Accessorials`}>
        <AccessorialTerms />
      </TermsPart>
    </>
  );
}

function TermSelect({
  name,
  label,
  data,
}: {
  name: string;
  label: string;
  data: (string | { value: string; label: string })[];
}) {
  const { register, formState } = useFormContext();
  const error = get(formState.errors, name) as { message?: string } | undefined;
  return <NativeSelect {...register(name)} label={label} data={data} error={error?.message} />;
}
