import { IconSearch, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import type { HostServices } from '../host/create-host';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';
import type { Session } from '../session/session';
import classes from './search.module.css';

const SearchDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './SearchDialog')).SearchDialog,
}));

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Opens the search, also by Ctrl-K or Cmd-K from anywhere; its code is fetched when it is first wanted. */
export function SearchButton({ services, session }: { services: HostServices; session: Session }) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const failed = (error: unknown) => {
    report(SHELL, error);
    services.notify({ kind: 'error', message: t`The search could not be loaded. Reload the page to try again.` });
  };
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={t`Search`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Search</Trans>
        </span>
        <kbd>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </UnstyledButton>
      {wanted && (
        <ErrorBoundary onError={failed} fallback={() => null}>
          <Suspense>
            <SearchDialog services={services} session={session} opened={opened} onClose={() => setOpened(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
