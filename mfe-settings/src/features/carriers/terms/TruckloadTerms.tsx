import { SimpleGrid } from '@lading/ui';
import { TermField } from './TermField';
import { TermsPart } from './TermsPart';

const COLS = { base: 1, xs: 2, md: 4 };

/** What a truckload tariff has besides the fields of every tariff. */
export function TruckloadTerms() {
  return (
    <>
      <TermsPart name="Price">
        <SimpleGrid cols={COLS}>
          <TermField name="terms.minimumCharge" label="Minimum" description="Where a row names none" />
          <TermField name="terms.liabilityPerLoad" label="Liability per load" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Fuel per mile">
        <SimpleGrid cols={COLS}>
          <TermField name="terms.fuel.index" label="Index" />
          <TermField name="terms.fuel.base" label="Base price, $ per gallon" description="Contained in the rate per mile" />
          <TermField name="terms.fuel.milesPerGallon" label="Miles per gallon" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Stops on the way">
        <SimpleGrid cols={COLS}>
          <TermField name="terms.stopOff.first" label="First stop" />
          <TermField name="terms.stopOff.next" label="Each next stop" />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name="Waiting">
        <SimpleGrid cols={COLS}>
          <TermField name="terms.detention.freeMinutes" label="Free time, minutes" />
          <TermField name="terms.detention.perHour" label="Detention per hour" />
          <TermField name="terms.detention.maximumPerDay" label="Detention, most per day" />
          <TermField name="terms.layover" label="Layover per day" />
          <TermField name="terms.orderNotUsed" label="Truck ordered, not used" />
        </SimpleGrid>
      </TermsPart>
    </>
  );
}
