import { type Host, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { ErrorState, Page } from '@lading/ui';
import { areaTitle } from './area-title';

/** The area's code did not arrive, or not in time; the rest of the product goes on. */
export function AreaProblem({ area, host, slow, onRetry }: { area: RegistryEntry; host: Host; slow: boolean; onRetry(): void }) {
  const title = areaTitle(area);
  usePageTitle(host, title);
  return (
    <Page name="area-problem">
      <ErrorState title={slow ? `${title} takes longer than usual` : `${title} could not be loaded`} order={1} onRetry={onRetry}>
        {slow ? 'It opens by itself when it arrives.' : 'The connection or a new release may be the reason.'} The other areas can be used meanwhile.
      </ErrorState>
    </Page>
  );
}
