import { Page, PageHeader, Paper, SimpleGrid, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Slot } from '../slots/Slot';

/** Cards of the remotes. */
export function HomePage({ setTitle }: { setTitle(title: string): void }) {
  const title = t`Home`;
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Page name="home">
      <PageHeader title={title} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Slot name="home">
          {({ label, content }) => (
            <Paper component="section" aria-label={label} withBorder p="md">
              <Title order={2} size="h3" mb="sm">
                {label}
              </Title>
              {content}
            </Paper>
          )}
        </Slot>
      </SimpleGrid>
    </Page>
  );
}
