import { useRemote } from '@lading/mfe-kit';
import { CarriersSection } from './connections/CarriersSection';
import { FuelSection } from './fuel/FuelSection';
import { RatingRulesSection } from './rules/RatingRulesSection';
import { TariffsSection } from './tariffs/TariffsSection';
import { TariffUploadWizard } from './upload/TariffUploadWizard';
import { useUploadStep } from './upload/use-upload-step';

/** Who carries for the company, at what prices, and by what rules. */
export function CarriersTab() {
  const { host } = useRemote();
  const [step, goTo] = useUploadStep();
  if (step !== null && host.session.can('tariff.manage')) return <TariffUploadWizard step={step} onStep={goTo} />;
  return (
    <>
      <CarriersSection />
      <TariffsSection onUpload={() => goTo('terms')} />
      <FuelSection />
      <RatingRulesSection />
    </>
  );
}
