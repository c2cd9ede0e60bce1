import { DefaultsSection } from './defaults/DefaultsSection';
import { CompanySection } from './profile/CompanySection';

/** Profile and defaults of the company. */
export function OverviewTab() {
  return (
    <>
      <CompanySection />
      <DefaultsSection />
    </>
  );
}
