import { usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { ForbiddenState, Page, PageHeader, SegmentedControl, SkeletonRows } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { ContactList } from './ContactList';
import { DuplicatesView } from './DuplicatesView';
import { ImportView } from './import/ImportView';

/** Only this view needs the outlines of the land. */
const ContactMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "contact-map" */ './ContactMap')).ContactMap,
}));

const readable = () => [
  { value: 'list', label: t`All contacts` },
  { value: 'map', label: t`Map` },
  { value: 'duplicates', label: t`Duplicates` },
];
const writable = () => [...readable(), { value: 'import', label: t`Import` }];

/** Another view of the same contacts: filters stay, an import that was looked at does not. */
function viewed(search: URLSearchParams, view: string): URLSearchParams {
  search.delete('import');
  if (view === 'list') search.delete('view');
  else search.set('view', view);
  return search;
}

/** The address book: places freight moves from or to. */
export function ContactsPage() {
  const { host } = useRemote();
  usePageTitle(host, t`Contacts`);
  const [search, setSearch] = useSearchParams();
  if (!host.session.can('contact.read')) return <ForbiddenState />;
  const views = host.session.can('contact.edit') ? writable() : readable();
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  return (
    <Page name="contacts" ready>
      <PageHeader
        title={t`Contacts`}
        description={t`Places that freight moves from or to. Quotes that took a contact keep what they took.`}
      />
      <SegmentedControl
        aria-label={t`View`}
        data={views}
        value={view}
        onChange={(chosen) => setSearch((current) => viewed(current, chosen))}
      />
      {view === 'list' && <ContactList />}
      {view === 'map' && (
        <Suspense fallback={<SkeletonRows rows={1} height={420} label={t`Loading the map`} />}>
          <ContactMap />
        </Suspense>
      )}
      {view === 'duplicates' && <DuplicatesView />}
      {view === 'import' && <ImportView />}
    </Page>
  );
}
