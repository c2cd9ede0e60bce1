import { IconSearch, Menu, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { HostServices } from '../host/create-host';
import { lazyPart } from '../lazy/lazy-part';
import { MenuProblem } from '../lazy/MenuProblem';
import type { Session } from '../session/session';
import classes from './search.module.css';

const SearchDialog = lazyPart({
  load: async () => (await import(/* webpackChunkName: "search" */ './SearchDialog')).loadSearchDialog(),
  problem: ({ slow, retry }, { opened, onClose }) => (
    <Menu position="bottom-start" width={260} opened={opened} onClose={onClose}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuProblem
          title={slow ? t`The search is taking longer than usual` : t`The search could not be loaded`}
          retry={retry}
        />
      </Menu.Dropdown>
    </Menu>
  ),
});

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
        <SearchDialog services={services} session={session} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
