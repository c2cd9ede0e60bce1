import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconLock, IconMapOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateBlock } from './StateBlock';

const ICON = { size: 40, stroke: 1.25 };

/** Nothing here yet: teaches the next step with one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <StateBlock icon={<IconInbox {...ICON} />} title={title} action={action}>
      {children}
    </StateBlock>
  );
}

/** Something failed: says what, what was kept, and offers to try again. `digest` joins it with the server's log line. */
export function ErrorState({
  title,
  children,
  digest,
  onRetry,
  order,
}: {
  title: string;
  children?: ReactNode;
  digest?: string;
  onRetry?: () => void;
  order?: 1 | 2;
}) {
  return (
    <div role="alert">
      <StateBlock
        icon={<IconAlertTriangle {...ICON} />}
        title={title}
        order={order}
        action={
          onRetry && (
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {children}
        {digest && (
          <div>
            <Trans>Digest: {digest}</Trans>
          </div>
        )}
      </StateBlock>
    </div>
  );
}

/** The role does not allow this page. */
export function ForbiddenState({ children }: { children?: ReactNode }) {
  return (
    <StateBlock icon={<IconLock {...ICON} />} title={t`Your role does not include this page`} order={1}>
      {children ?? t`An owner or admin of your company can change your role.`}
    </StateBlock>
  );
}

/** No such page, or a thing that this company does not have. It is marked, so that page loads that end here are not measured. */
export function NotFound({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  return (
    <div data-not-found>
      <StateBlock icon={<IconMapOff {...ICON} />} title={t`Page not found`} order={1} action={action}>
        {children ?? t`The address may be mistyped, or what it led to is not part of your company.`}
      </StateBlock>
    </div>
  );
}
