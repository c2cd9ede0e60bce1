import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { TermField } from './TermField';
import { TermsPart } from './TermsPart';

const COLS = { base: 1, xs: 2, md: 4 };

/** Fields of truckload tariffs only. */
export function TruckloadTerms() {
  return (
    <>
      <TermsPart name={t`Price`}>
        <SimpleGrid cols={COLS}>
          <TermField
            name="terms.minimumCharge"
            label={t`Minimum charge`}
            description={t`For rates without a minimum charge`}
          />
          <TermField name="terms.liabilityPerLoad" label={t`Liability per load`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Fuel per mile`}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.fuel.index" label={t`Index`} />
          <TermField
            name="terms.fuel.base"
            label={t`Base price, $ per gallon`}
            description={t`Included in the rate per mile`}
          />
          <TermField name="terms.fuel.milesPerGallon" label={t`Miles per gallon`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Stop-offs`}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.stopOff.first" label={t`First stop`} />
          <TermField name="terms.stopOff.next" label={t`Each additional stop`} />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Detention and layover`}>
        <SimpleGrid cols={COLS}>
          <TermField name="terms.detention.freeMinutes" label={t`Free time, minutes`} />
          <TermField name="terms.detention.perHour" label={t`Detention per hour`} />
          <TermField name="terms.detention.maximumPerDay" label={t`Detention maximum per day`} />
          <TermField name="terms.layover" label={t`Layover per day`} />
          <TermField name="terms.orderNotUsed" label={t`Truck ordered not used`} />
        </SimpleGrid>
      </TermsPart>
    </>
  );
}
