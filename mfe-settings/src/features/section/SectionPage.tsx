import { useRemote, useTitle } from '@lading/mfe-kit';
import { NotFound, Page, PageHeader } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { SECTIONS_SLOT } from '../../shared/sections';

/** A page that another remote adds to the settings. */
export function SectionPage() {
  const { host } = useRemote();
  const { section } = useParams();
  const entry = host.slotContents(SECTIONS_SLOT).find(({ id }) => id === section);
  if (!entry) return <NotFound />;
  return <Section id={entry.id} label={entry.label} />;
}

function Section({ id, label }: { id: string; label: string }) {
  const { Slot } = useRemote().host;
  useTitle(label);
  return (
    <Page name="settings-section">
      <PageHeader title={label} />
      <Slot name={SECTIONS_SLOT} only={id} />
    </Page>
  );
}
