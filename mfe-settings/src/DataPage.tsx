import { DeletionSection } from './features/company/deletion/DeletionSection';
import { DataExportSection } from './features/data-export/DataExportSection';
import { COMPANY_SECTIONS } from './shared/sections';
import { SettingsPage } from './shared/SettingsPage';

/** Export and deletion of the company's data. */
export function DataPage() {
  return (
    <SettingsPage name="data" section={COMPANY_SECTIONS.data}>
      <DataExportSection />
      <DeletionSection />
    </SettingsPage>
  );
}
