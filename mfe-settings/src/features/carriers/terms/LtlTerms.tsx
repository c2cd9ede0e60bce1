import { SimpleGrid } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { TermField } from './TermField';
import { type TermColumn, TermRows, type TermRowsWords } from './TermRows';
import { TermsPart } from './TermsPart';

const FAK = [
  { key: 'from', label: msg`From class` },
  { key: 'to', label: msg`To class` },
  { key: 'as', label: msg`Rated as` },
];
const STEPS = [
  { key: 'from', label: msg`From, $ per gallon` },
  { key: 'to', label: msg`To, $ per gallon` },
  { key: 'bps', label: msg`Surcharge` },
];
const OVERLENGTH = [
  { key: 'fromInches', label: msg`From, in` },
  { key: 'amount', label: msg`Charge` },
];
const THREE = { base: 1, xs: 2, md: 4 };

/** What an LTL tariff has besides the fields of every tariff. */
export function LtlTerms() {
  return (
    <>
      <TermsPart name={t`Price`}>
        <SimpleGrid cols={THREE}>
          <TermField name="terms.discountBps" label={t`Discount`} />
          <TermField name="terms.minimumCharge" label={t`Absolute minimum`} />
          <TermField name="terms.liabilityPerPound" label={t`Liability per lb`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Freight of all kinds`}>
        <Rows name="terms.fak" words={classRanges()} columns={FAK} none={t`Every class is rated as it is.`} />
      </TermsPart>
      <TermsPart name={t`Fuel surcharge`}>
        <SimpleGrid cols={THREE}>
          <TermField name="terms.fuel.index" label={t`Index`} />
          <TermField name="terms.fuel.beyond.step" label={t`Above the table, each $`} description={t`Such as 0.05`} />
          <TermField name="terms.fuel.beyond.bps" label={t`adds`} description={t`On top of the last step`} />
        </SimpleGrid>
        <Rows name="terms.fuel.steps" words={fuelSteps()} columns={STEPS} none={t`A tariff needs at least one step.`} />
      </TermsPart>
      <TermsPart name={t`Cubic capacity`}>
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.cubic.overCubicFeet" label={t`Over, cu ft`} />
          <TermField name="terms.rules.cubic.underPcf" label={t`and under, pcf`} />
          <TermField name="terms.rules.cubic.asPcf" label={t`rated as, pcf`} />
          <TermField name="terms.rules.cubic.asClass" label={t`in class`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Linear feet`}>
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.linearFoot.overFeet" label={t`Over, ft`} />
          <TermField name="terms.rules.linearFoot.underPcf" label={t`and under, pcf`} />
          <TermField name="terms.rules.linearFoot.poundsPerFoot" label={t`rated as, lb per ft`} />
          <TermField
            name="terms.rules.linearFoot.asClass"
            label={t`in class`}
            description={t`Empty: the highest on the shipment`}
          />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Overlength and limits`}>
        <Rows name="terms.rules.overlength" words={lengths()} columns={OVERLENGTH} none={t`No charge for length.`} />
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.maxWeight" label={t`Heaviest shipment, lb`} />
          <TermField name="terms.rules.maxLinearFeet" label={t`Longest floor, ft`} />
          <TermField name="terms.rules.maxUnitWeight" label={t`Heaviest unit, lb`} />
        </SimpleGrid>
      </TermsPart>
    </>
  );
}

const classRanges = (): TermRowsWords => ({
  all: t`ranges of classes`,
  one: (number) => t`range of classes ${number}`,
  add: t`Add a range of classes`,
  remove: (number) => t`Remove range of classes ${number}`,
});
const fuelSteps = (): TermRowsWords => ({
  all: t`fuel steps`,
  one: (number) => t`fuel step ${number}`,
  add: t`Add a fuel step`,
  remove: (number) => t`Remove fuel step ${number}`,
});
const lengths = (): TermRowsWords => ({
  all: t`lengths`,
  one: (number) => t`length ${number}`,
  add: t`Add a length`,
  remove: (number) => t`Remove length ${number}`,
});

function Rows(props: { name: string; words: TermRowsWords; columns: TermColumn[]; none: string }) {
  return <TermRows {...props} cell={(path, _column, label) => <TermField name={path} label={label} hideLabel />} />;
}
