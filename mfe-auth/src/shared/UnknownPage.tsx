import { NotFound } from '@lading/ui';
import { TitledPage } from './TitledPage';

/** No such page. */
export function UnknownPage() {
  return (
    <TitledPage name="not-found" title="Page not found">
      <NotFound />
    </TitledPage>
  );
}
