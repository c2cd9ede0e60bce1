import { useRemote, useTitle } from '@lading/mfe-kit';
import { Button, ForbiddenState, Page, PageHeader, SegmentedControl, SkeletonRows, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ContactList } from './ContactList';
import classes from './contacts.module.css';
import { DuplicatesView } from './DuplicatesView';

const AddContactDialog = lazy(async () => ({ default: (await import('./ContactDialog')).AddContactDialog }));
const ImportView = lazy(async () => ({ default: (await import('./import/ImportView')).ImportView }));
/** Only this view needs the map's outlines. */
const ContactMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "contact-map" */ './ContactMap')).ContactMap,
}));

const readableViews = () => [
  { value: 'list', label: t`All contacts` },
  { value: 'map', label: t`Map` },
  { value: 'duplicates', label: t`Duplicates` },
];
const editableViews = () => [...readableViews(), { value: 'import', label: t`Import` }];

/** Another view of the same contacts: filters stay, a displayed import does not. */
function withView(search: URLSearchParams, view: string): URLSearchParams {
  search.delete('import');
  if (view === 'list') search.delete('view');
  else search.set('view', view);
  return search;
}

/** The address book: pickup and delivery locations. */
export function ContactsPage() {
  const { can } = useRemote().host.session;
  useTitle(t`Contacts`);
  const [search, setSearch] = useSearchParams();
  const [adding, { open, close }] = useDisclosure();
  if (!can('contact.read')) return <ForbiddenState />;
  const views = can('contact.edit') ? editableViews() : readableViews();
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  return (
    <Page name="contacts" isWide>
      <PageHeader
        title={t`Contacts`}
        tabs={
          <SegmentedControl
            aria-label={t`View`}
            className={classes.views}
            data={views}
            value={view}
            onChange={(chosen) => setSearch((current) => withView(current, chosen))}
          />
        }
        description={t`Pickup and delivery locations. Changes do not affect existing quotes.`}
        action={
          can('contact.edit') && (
            <Button onClick={open}>
              <Trans>Add contact</Trans>
            </Button>
          )
        }
      />
      <Suspense fallback={<SkeletonRows rows={3} label={t`Loading`} />}>
        {view === 'list' && <ContactList />}
        {view === 'map' && <ContactMap />}
        {view === 'duplicates' && <DuplicatesView />}
        {view === 'import' && <ImportView />}
      </Suspense>
      <Suspense>{adding && <AddContactDialog onClose={close} />}</Suspense>
    </Page>
  );
}
