import type { RegistryEntry } from '@lading/mfe-contract';
import { Button, Group } from '@lading/ui';
import { useEffect, useState } from 'react';
import { failureOf, isMissingChunk, reloadOnce } from './failure';
import { FallbackScreen } from './FallbackScreen';

/** One area failed while rendering: the frame around it stays usable. Code that went missing after a deployment reloads the page, once. */
export function AreaFallback({ area, error, onRetry }: { area: RegistryEntry; error: unknown; onRetry(): void }) {
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    if (isMissingChunk(error) && navigator.onLine) setReloading(reloadOnce(`${area.name}@${area.checksum}`, window.sessionStorage, () => window.location.reload()));
  }, [area, error]);

  if (reloading) return null;
  return (
    <FallbackScreen
      failure={failureOf(error)}
      action={
        <Group>
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="default" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Group>
      }
    />
  );
}
