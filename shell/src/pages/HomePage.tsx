import { Page, PageHeader, Paper, SimpleGrid, SkeletonRows, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Slot } from '../slots/Slot';
import { usePageIdle } from '../start/use-page-idle';

const AT_HOME = { place: 'home' };

/** First steps of a new company, the overview, and cards of further remotes. Their code loads after the page, because each brings the first chunk of its remote. */
export function HomePage({ setTitle }: { setTitle(title: string): void }) {
  const title = t`Home`;
  const isIdle = usePageIdle();
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Page name="home" isWide>
      <PageHeader title={title} />
      {isIdle ? (
        <>
          <Slot name="first.steps" context={AT_HOME} />
          <Slot name="home.overview" context={AT_HOME} />
        </>
      ) : (
        <SkeletonRows rows={6} label={t`Loading home`} />
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Slot name="home">
          {({ label, content }) => (
            <Paper component="section" aria-label={label} withBorder p="md">
              <Title order={2} size="h3" mb="sm">
                {label}
              </Title>
              {isIdle ? content : <SkeletonRows rows={2} label={t`Loading ${label}`} />}
            </Paper>
          )}
        </Slot>
      </SimpleGrid>
    </Page>
  );
}
