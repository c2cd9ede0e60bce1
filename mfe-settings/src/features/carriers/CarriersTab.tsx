import { useRemote } from '@lading/mfe-kit';
import { SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { CarriersSection } from './connections/CarriersSection';
import { ExchangeRatesSection } from './exchange/ExchangeRatesSection';
import { FuelSection } from './fuel/FuelSection';
import { LaneMilesSection } from './rules/LaneMilesSection';
import { RatingRulesSection } from './rules/RatingRulesSection';
import { TariffsSection } from './tariffs/TariffsSection';
import { TenderEmailsSection } from './tender-emails/TenderEmailsSection';
import { useUploadStep } from './upload/use-upload-step';

const TariffUploadWizard = lazy(async () => ({
  default: (await import('./upload/TariffUploadWizard')).TariffUploadWizard,
}));

/** Carriers, their tariffs, fuel prices, exchange rates, mode thresholds and lane miles. */
export function CarriersTab() {
  const { host } = useRemote();
  const [step, goTo] = useUploadStep();
  if (step !== null && host.session.can('tariff.manage'))
    return (
      <Suspense fallback={<SkeletonRows rows={6} label={t`Loading upload`} />}>
        <TariffUploadWizard step={step} onStep={goTo} />
      </Suspense>
    );
  return (
    <>
      <CarriersSection />
      <TariffsSection onUpload={() => goTo('terms')} />
      <FuelSection />
      <ExchangeRatesSection />
      <RatingRulesSection />
      <LaneMilesSection />
      <TenderEmailsSection />
    </>
  );
}
