import { NotFound } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { TitledPage } from './TitledPage';

/** No such page. */
export function UnknownPage() {
  return (
    <TitledPage name="not-found" title={t`Page not found`}>
      <NotFound />
    </TitledPage>
  );
}
