import { DeletionSection } from './features/company/deletion/DeletionSection';
import { DataExportSection } from './features/data-export/DataExportSection';

/** Export and deletion of the company's data. */
export function DataTab() {
  return (
    <>
      <DataExportSection />
      <DeletionSection />
    </>
  );
}
