import { Alert, IconSearch, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { createSpotlight, Spotlight, useSpotlight } from '@lading/ui/spotlight';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type Article, articlePath, findNamedArticles, loadArticles } from '../help/guide';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';
import { findActions } from './find-actions';
import { keepRecent, readRecent } from './recent';
import { ResultList } from './ResultList';
import { type Result, useSearch } from './use-search';

/** The keys work while a menu is open, too. */
const ABOVE_MENUS = 350;
const MOST_ARTICLES = 5;

interface SearchDialogProps {
  services: HostServices;
  session: Session;
  opened: boolean;
  onClose(): void;
}

/** The search with the articles of the user guide in the reader's language. */
export async function loadSearchDialog() {
  const articles = await loadArticles();
  return (props: SearchDialogProps) => <SearchDialog articles={articles} {...props} />;
}

interface WithArticles {
  articles: readonly Article[];
}

/** Finds resources of all remotes and runs their actions, by keyboard: arrows select, Enter opens. */
function SearchDialog({ articles, services, session, opened, onClose }: SearchDialogProps & WithArticles) {
  const [[store, dialog]] = useState(createSpotlight);
  useEffect(() => (opened ? dialog.open() : dialog.close()), [dialog, opened]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      zIndex={ABOVE_MENUS}
      onSpotlightClose={onClose}
      attributes={{ content: { 'aria-label': t`Search` } }}
      centered={false}
      scrollable
    >
      <SearchForm articles={articles} services={services} session={session} spotlight={[store, dialog]} />
    </Spotlight.Root>
  );
}

interface SearchFormProps extends Pick<SearchDialogProps, 'services' | 'session'>, WithArticles {
  spotlight: ReturnType<typeof createSpotlight>;
}

function SearchForm({ articles, services, session, spotlight: [store, dialog] }: SearchFormProps) {
  const navigate = useNavigate();
  const listId = useId();
  const { query } = useSpotlight(store);
  const [selected, setSelected] = useState(0);
  const [recent] = useState(() => readRecent(session, window.localStorage));
  const found = useSearch(services, session, query);
  const actions = findActions(services.registry, session, query);
  const groups = [
    ...(found?.groups ?? [{ name: t`Recently opened`, results: recent }]),
    { name: t`Actions`, results: actions },
    { name: t`User guide`, results: found ? guideResults(articles, query) : [] },
  ].filter(({ results }) => results.length > 0);
  const results = groups.flatMap((group) => group.results);
  const active = Math.min(selected, results.length - 1);
  const open = (result: Result) => {
    if (!actions.includes(result)) keepRecent(session, result, window.localStorage);
    dialog.close();
    void navigate(result.path);
  };
  // Spotlight keeps its selection in the DOM only, where no attribute can tell assistive technology of it.
  const onKeyDown = (event: KeyboardEvent) => {
    const result = results[active];
    if (event.key === 'Enter' && result) open(result);
    else if (event.key === 'ArrowDown') setSelected(active + 1 < results.length ? active + 1 : 0);
    else if (event.key === 'ArrowUp') setSelected(active > 0 ? active - 1 : results.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Spotlight.Search
        type="search"
        role="combobox"
        aria-label={t`Search`}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={t`Number, city, reference, name or action`}
        maxLength={60}
        onChange={() => setSelected(0)}
        onKeyDownCapture={onKeyDown}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      />
      {found && found.failed.length > 0 && (
        <Alert role="alert" color="red" m="sm">
          {t`The ${new Intl.ListFormat(i18n.locale).format(found.failed)} could not be searched. Check the connection and type again.`}
        </Alert>
      )}
      <Text role="status" size="sm" c="dimmed" px="md" py="xs">
        {statusOf(query, results.length, found?.pending ?? false)}
      </Text>
      <ResultList id={listId} groups={groups} active={active} onOpen={open} />
    </>
  );
}

/** Articles of the user guide. */
const guideResults = (articles: readonly Article[], text: string): Result[] =>
  findNamedArticles(articles, text)
    .slice(0, MOST_ARTICLES)
    .map((article) => ({ path: articlePath(article), label: article.title, detail: article.summary }));

function statusOf(text: string, count: number, pending: boolean): string {
  if (pending) return t`Searching`;
  if (text.trim().length < 2) return count > 0 ? '' : t`Enter at least two characters.`;
  return count === 0 ? t`No results.` : t`${count} found`;
}
