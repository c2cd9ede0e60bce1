import { Alert, IconSearch, Modal, Text, TextInput } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';
import { HitList } from './HitList';
import { keepRecent, readRecent } from './recent';
import type { Hit } from './sources';
import { type HitGroup, useSearch } from './use-search';

interface SearchDialogProps {
  services: HostServices;
  session: Session;
  opened: boolean;
  onClose(): void;
}

/** The keys work while a menu is open too. */
const ABOVE_MENUS = 350;

/** Finds a shipment, quote or contact from anywhere, by the keyboard alone: arrows choose, Enter opens. */
export function SearchDialog({ opened, onClose, ...who }: SearchDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Search`}
      size="lg"
      zIndex={ABOVE_MENUS}
      yOffset="10dvh"
      centered={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <SearchForm {...who} onClose={onClose} />
    </Modal>
  );
}

function SearchForm({ services, session, onClose }: Omit<SearchDialogProps, 'opened'>) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [recent] = useState(() => readRecent(session, window.localStorage));
  const found = useSearch(services, session, text);
  const groups: HitGroup[] = found?.groups ?? (recent.length > 0 ? [{ name: t`Opened last`, hits: recent }] : []);
  const hits = groups.flatMap(({ hits: inGroup }) => inGroup);
  const active = Math.min(chosen, hits.length - 1);
  const open = (hit: Hit) => {
    keepRecent(session, hit, window.localStorage);
    onClose();
    void navigate(hit.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[active];
    if (event.key === 'Enter' && hit) open(hit);
    else if (event.key === 'ArrowDown') setChosen(active + 1 < hits.length ? active + 1 : 0);
    else if (event.key === 'ArrowUp') setChosen(active > 0 ? active - 1 : hits.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-label={t`Search shipments, quotes and contacts`}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
        data-autofocus
        autoComplete="off"
        placeholder={t`A number, city, reference, PRO or name`}
        maxLength={60}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found && found.failed.length > 0 && (
        <Alert role="alert" color="red" mt="sm">
          {t`The ${found.failed.join(' and ')} could not be searched. Check the connection and type again.`}
        </Alert>
      )}
      <Text role="status" c="dimmed" mt="sm">
        {statusOf(text, hits.length, found?.pending ?? false)}
      </Text>
      <HitList id={listId} groups={groups} active={active} onChoose={setChosen} onOpen={open} />
    </>
  );
}

function statusOf(text: string, count: number, pending: boolean): string {
  if (pending) return t`Searching`;
  if (text.trim().length < 2) return count > 0 ? '' : t`Type two letters or more.`;
  return count === 0 ? t`Nothing found.` : t`${count} found`;
}
