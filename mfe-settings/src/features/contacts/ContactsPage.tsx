import { usePageTitle } from '@lading/mfe-contract';
import { ForbiddenState, Page, PageHeader, SegmentedControl } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useArea } from '../../shared/area';
import { ContactList } from './ContactList';
import { DuplicatesView } from './DuplicatesView';
import { ImportView } from './import/ImportView';

const readable = () => [{ value: 'list', label: t`All contacts` }, { value: 'duplicates', label: t`Duplicates` }];
const writable = () => [...readable(), { value: 'import', label: t`Import` }];

/** The address book: places freight moves from or to. */
export function ContactsPage() {
  const { host } = useArea();
  usePageTitle(host, t`Contacts`);
  const [search, setSearch] = useSearchParams();
  if (!host.session.can('contact.read')) return <ForbiddenState />;
  const views = host.session.can('contact.edit') ? writable() : readable();
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  return (
    <Page name="contacts" ready>
      <PageHeader title={t`Contacts`} description={t`Places that freight moves from or to. Quotes that took a contact keep what they took.`} />
      <SegmentedControl aria-label={t`View`} data={views} value={view} onChange={(chosen) => setSearch(chosen === 'list' ? {} : { view: chosen })} />
      {view === 'list' && <ContactList />}
      {view === 'duplicates' && <DuplicatesView />}
      {view === 'import' && <ImportView />}
    </Page>
  );
}
