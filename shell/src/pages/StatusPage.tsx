import { paths } from '@lading/mfe-contract';
import { Button, ForbiddenState, NotFound, Page } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useEffect } from 'react';

/** The shell's own answers to an address: unknown, or not for this role. */
export function StatusPage({ kind, setTitle }: { kind: 'not-found' | 'forbidden'; setTitle(title: string): void }) {
  const title = kind === 'not-found' ? 'Page not found' : 'Not allowed';
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Page name={kind}>
      {kind === 'forbidden' ? (
        <ForbiddenState />
      ) : (
        <NotFound
          action={
            <Button component={Link} to={paths.home()}>
              Go to the start page
            </Button>
          }
        />
      )}
    </Page>
  );
}
