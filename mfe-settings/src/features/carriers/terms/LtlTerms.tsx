import { Term } from '@lading/trade/glossary';
import { SimpleGrid } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { TermField } from './TermField';
import { type TermColumn, TermRows, type TermRowsLabels } from './TermRows';
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
const COLS = { base: 1, xs: 2, md: 4 };

/** Fields of LTL tariffs only. */
export function LtlTerms() {
  return (
    <>
      <TermsPart name={t`Price`}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.discountBps" label={t`Discount`} />
          <TermField name="terms.minimumCharge" label={t`Minimum charge`} term="minimumCharge" />
          <TermField name="terms.liabilityPerPound" label={t`Liability per lb`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={<Term of="fak">{t`Freight of all kinds`}</Term>}>
        <Rows name="terms.fak" labels={classRanges()} columns={FAK} none={t`Each class is rated as itself.`} />
      </TermsPart>
      <TermsPart name={<Term of="fuelSurcharge">{t`Fuel surcharge`}</Term>}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.fuel.index" label={t`Index`} />
          <TermField name="terms.fuel.beyond.step" label={t`Above the table, per $`} description={t`Like 0.05`} />
          <TermField name="terms.fuel.beyond.bps" label={t`Add`} description={t`Up to the last step`} />
        </SimpleGrid>
        <Rows
          name="terms.fuel.steps"
          labels={fuelSteps()}
          columns={STEPS}
          none={t`A tariff needs at least one step.`}
        />
      </TermsPart>
      <TermsPart name={<Term of="cubicCapacityRule">{t`Cubic capacity`}</Term>}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.rules.cubic.overCubicFeet" label={t`Over, cu ft`} />
          <TermField name="terms.rules.cubic.underPcf" label={t`Under, pcf`} />
          <TermField name="terms.rules.cubic.asPcf" label={t`Rated as, pcf`} />
          <TermField name="terms.rules.cubic.asClass" label={t`Class`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={<Term of="linearFeet">{t`Linear feet`}</Term>}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.rules.linearFoot.overFeet" label={t`Over, ft`} />
          <TermField name="terms.rules.linearFoot.underPcf" label={t`Under, pcf`} />
          <TermField name="terms.rules.linearFoot.poundsPerFoot" label={t`Rated as, lb per ft`} />
          <TermField
            name="terms.rules.linearFoot.asClass"
            label={t`Class`}
            description={t`Empty: the highest class on the shipment`}
          />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Overlength and limits`}>
        <Rows
          name="terms.rules.overlength"
          labels={overlengths()}
          columns={OVERLENGTH}
          none={t`No overlength charges.`}
        />
        <SimpleGrid cols={COLS}>
          <TermField name="terms.rules.maxWeight" label={t`Maximum shipment weight, lb`} />
          <TermField name="terms.rules.maxLinearFeet" label={t`Maximum linear feet`} />
          <TermField name="terms.rules.maxUnitWeight" label={t`Maximum unit weight, lb`} />
        </SimpleGrid>
      </TermsPart>
    </>
  );
}

const classRanges = (): TermRowsLabels => ({
  all: t`class ranges`,
  one: (number) => t`class range ${number}`,
  add: t`Add class range`,
  remove: (number) => t`Remove class range ${number}`,
});
const fuelSteps = (): TermRowsLabels => ({
  all: t`fuel steps`,
  one: (number) => t`fuel step ${number}`,
  add: t`Add fuel step`,
  remove: (number) => t`Remove fuel step ${number}`,
});
const overlengths = (): TermRowsLabels => ({
  all: t`overlength charges`,
  one: (number) => t`overlength charge ${number}`,
  add: t`Add overlength charge`,
  remove: (number) => t`Remove overlength charge ${number}`,
});

function Rows(props: { name: string; labels: TermRowsLabels; columns: TermColumn[]; none: string }) {
  return <TermRows {...props} cell={(path, _column, label) => <TermField name={path} label={label} hideLabel />} />;
}
