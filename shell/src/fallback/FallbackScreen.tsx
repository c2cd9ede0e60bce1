import { Button, IconAlertTriangle, StateBlock } from '@lading/ui';
import type { ReactNode } from 'react';
import type { Failure } from './failure';

/** The plain screen for what could not be shown, with the digest that finds it in the logs. */
export function FallbackScreen({ failure, action }: { failure: Failure; action?: ReactNode }) {
  const { side, digest } = failure;
  return (
    <div role="alert">
      <StateBlock
        icon={<IconAlertTriangle size={40} stroke={1.25} />}
        title={side === 'server' ? 'A server-side exception occurred while loading the site' : 'A client-side exception occurred while loading the site'}
        order={1}
        action={action ?? <Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        {side === 'server' ? 'The server logs say more.' : 'The browser console says more.'}
        {digest && <div>Digest: {digest}</div>}
      </StateBlock>
    </div>
  );
}
