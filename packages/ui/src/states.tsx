import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconLock, IconMapOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StateBlock } from './StateBlock';

const ICON = { size: 40, stroke: 1.25 };

/** Empty list or page: explains the next step and offers one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <StateBlock icon={<IconInbox {...ICON} />} title={title} action={action}>
      {children}
    </StateBlock>
  );
}

/** Content of a company while the user has none active; links to the page that chooses one. */
export function NoCompanyState({ to, children }: { to: string; children: ReactNode }) {
  const action = (
    <Button component={Link} to={to}>
      <Trans>Choose a company</Trans>
    </Button>
  );
  return (
    <EmptyState title={t`No active company`} action={action}>
      {children}
    </EmptyState>
  );
}

/** Failure with an optional retry. `digest` identifies the server's log line. */
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

/** The user's role does not include the page. Pages show it in place of `Page`, so it sets `data-page` too. */
export function ForbiddenState({ children }: { children?: ReactNode }) {
  return (
    <div data-page="forbidden">
      <StateBlock icon={<IconLock {...ICON} />} title={t`Your role does not include this page`} order={1}>
        {children ?? t`An owner or admin of your company can change your role.`}
      </StateBlock>
    </div>
  );
}

/** No such page, or a record that does not belong to the company. `data-not-found` excludes the page load from measurements. */
export function NotFound({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  return (
    <div data-not-found>
      <StateBlock icon={<IconMapOff {...ICON} />} title={t`Page not found`} order={1} action={action}>
        {children ?? t`Check the address. The page may not exist, or it belongs to another company.`}
      </StateBlock>
    </div>
  );
}
