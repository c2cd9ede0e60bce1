import { Button, Group } from '@lading/ui';
import { failureOf } from './failure';
import { FallbackScreen } from './FallbackScreen';

/** One area failed while rendering: the frame around it stays usable. */
export function AreaFallback({ error, onRetry }: { error: unknown; onRetry(): void }) {
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
