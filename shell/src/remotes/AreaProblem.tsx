import type { RegistryEntry } from '@lading/mfe-contract';
import { ErrorState } from '@lading/ui';
import { areaTitle } from './area-title';

/** The area's code did not arrive, or not in time; the rest of the product goes on. */
export function AreaProblem({ area, slow, onRetry }: { area: RegistryEntry; slow: boolean; onRetry(): void }) {
  const title = areaTitle(area);
  return (
    <ErrorState title={slow ? `${title} takes longer than usual` : `${title} could not be loaded`} onRetry={onRetry}>
      {slow ? 'It opens by itself when it arrives.' : 'The connection or a new release may be the reason.'} The other areas can be used meanwhile.
    </ErrorState>
  );
}
