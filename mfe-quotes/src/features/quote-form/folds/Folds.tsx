import { t } from '@lingui/core/macro';
import { lazy } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import classes from '../quote-form.module.css';
import { crossesBorder, type QuoteFormValues } from '../values/quote-form-values';
import { Fold } from './Fold';
import {
  AddressSummary,
  ModeSummary,
  PaymentSummary,
  ReferencesSummary,
  TimesSummary,
  ValueSummary,
} from './summaries';

const AddressSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './AddressSection')).AddressSection,
}));
const TimesSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './TimesSection')).TimesSection,
}));
const ModeSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './ModeSection')).ModeSection,
}));
const PaymentSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './PaymentSection')).PaymentSection,
}));
const ValueSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './ValueSection')).ValueSection,
}));
const CustomsSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './CustomsSection')).CustomsSection,
}));
const ReferencesSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './ReferencesSection')).ReferencesSection,
}));

/** Everything beyond the essentials. */
export function Folds() {
  return (
    <section className={classes.section} aria-label={t`Details`}>
      <Fold id="address" label={t`Address and contact, required to book`} summary={<AddressSummary />}>
        <AddressSection />
      </Fold>
      <Fold id="times" label={t`Pickup times and delivery`} summary={<TimesSummary />}>
        <TimesSection />
      </Fold>
      <Fold id="mode" label={t`Mode and stops`} summary={<ModeSummary />}>
        <ModeSection />
      </Fold>
      <Fold id="payment" label={t`Payment`} summary={<PaymentSummary />}>
        <PaymentSection />
      </Fold>
      <Fold id="value" label={t`Declared value`} summary={<ValueSummary />}>
        <ValueSection />
      </Fold>
      <CustomsFold />
      <Fold id="references" label={t`References and instructions`} summary={<ReferencesSummary />}>
        <ReferencesSection />
      </Fold>
    </section>
  );
}

/** Declaration for customs; only for freight that crosses the border. */
function CustomsFold() {
  const { control } = useFormContext<QuoteFormValues>();
  const [stops, incoterm] = useWatch({ control, name: ['stops', 'customs.incoterm'] });
  if (!crossesBorder({ stops })) return null;
  return (
    <Fold id="customs" label={t`Customs`} summary={incoterm || t`goods, Incoterm, importer and broker`}>
      <CustomsSection />
    </Fold>
  );
}
