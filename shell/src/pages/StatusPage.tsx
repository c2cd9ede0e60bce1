import { paths } from '@lading/mfe-contract';
import { Button, ForbiddenState, NotFound, Page } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The shell's own pages: unknown URL, or not for this role. */
export function StatusPage({ kind, setTitle }: { kind: 'not-found' | 'forbidden'; setTitle(title: string): void }) {
  const title = kind === 'not-found' ? t`Page not found` : t`Not allowed`;
  useEffect(() => setTitle(title), [setTitle, title]);
  if (kind === 'forbidden') return <ForbiddenState />;
  const action = (
    <Button component={Link} to={paths.home()}>
      <Trans>Go to the home page</Trans>
    </Button>
  );
  return (
    <Page name={kind}>
      <NotFound action={action} />
    </Page>
  );
}
