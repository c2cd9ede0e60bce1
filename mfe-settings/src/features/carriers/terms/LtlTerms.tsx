import { SimpleGrid } from '@lading/ui';
import { TermField } from './TermField';
import { TermRows } from './TermRows';
import { TermsPart } from './TermsPart';

const FAK = [{ key: 'from', label: 'From class' }, { key: 'to', label: 'To class' }, { key: 'as', label: 'Rated as' }];
const STEPS = [{ key: 'from', label: 'From, $ per gallon' }, { key: 'to', label: 'To, $ per gallon' }, { key: 'bps', label: 'Surcharge' }];
const OVERLENGTH = [{ key: 'fromInches', label: 'From, in' }, { key: 'amount', label: 'Charge' }];
const THREE = { base: 1, xs: 2, md: 4 };

/** What an LTL tariff has besides the fields of every tariff. */
export function LtlTerms() {
  return (
    <>
      <TermsPart name="Price">
        <SimpleGrid cols={THREE}>
          <TermField name="terms.discountBps" label="Discount" />
          <TermField name="terms.minimumCharge" label="Absolute minimum" />
          <TermField name="terms.liabilityPerPound" label="Liability per lb" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Freight of all kinds">
        <Rows name="terms.fak" item="range of classes" columns={FAK} none="Every class is rated as it is." />
      </TermsPart>
      <TermsPart name="Fuel surcharge">
        <SimpleGrid cols={THREE}>
          <TermField name="terms.fuel.index" label="Index" />
          <TermField name="terms.fuel.beyond.step" label="Above the table, each $" description="Such as 0.05" />
          <TermField name="terms.fuel.beyond.bps" label="adds" description="On top of the last step" />
        </SimpleGrid>
        <Rows name="terms.fuel.steps" item="fuel step" columns={STEPS} none="A tariff needs at least one step." />
      </TermsPart>
      <TermsPart name="Cubic capacity">
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.cubic.overCubicFeet" label="Over, cu ft" />
          <TermField name="terms.rules.cubic.underPcf" label="and under, pcf" />
          <TermField name="terms.rules.cubic.asPcf" label="rated as, pcf" />
          <TermField name="terms.rules.cubic.asClass" label="in class" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Linear feet">
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.linearFoot.overFeet" label="Over, ft" />
          <TermField name="terms.rules.linearFoot.underPcf" label="and under, pcf" />
          <TermField name="terms.rules.linearFoot.poundsPerFoot" label="rated as, lb per ft" />
          <TermField name="terms.rules.linearFoot.asClass" label="in class" description="Empty: the highest on the shipment" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Overlength and limits">
        <Rows name="terms.rules.overlength" item="length" columns={OVERLENGTH} none="No charge for length." />
        <SimpleGrid cols={THREE}>
          <TermField name="terms.rules.maxWeight" label="Heaviest shipment, lb" />
          <TermField name="terms.rules.maxLinearFeet" label="Longest floor, ft" />
          <TermField name="terms.rules.maxUnitWeight" label="Heaviest unit, lb" />
        </SimpleGrid>
      </TermsPart>
    </>
  );
}

function Rows(props: { name: string; item: string; columns: { key: string; label: string }[]; none: string }) {
  return <TermRows {...props} cell={(path, _column, label) => <TermField name={path} label={label} hideLabel />} />;
}
