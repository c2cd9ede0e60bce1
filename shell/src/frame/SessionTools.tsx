import { Button } from '@lading/ui';
import { leavePage } from '@lading/ui/router';
import { Trans } from '@lingui/react/macro';
import type { HostServices } from '../host/create-host';
import { type Session, signOut } from '../session/session';
import { CompanySwitcher } from './CompanySwitcher';

/** The ways out of a page that comes before all others: another company, or signing out. */
export function SessionTools({ session, services }: { session: Session; services: HostServices }) {
  return (
    <>
      {session.company && <CompanySwitcher bare company={session.company} services={services} />}
      <Button variant="subtle" onClick={() => leavePage(() => void signOut())}>
        <Trans>Sign out</Trans>
      </Button>
    </>
  );
}
