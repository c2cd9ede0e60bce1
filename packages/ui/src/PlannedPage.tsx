import { IconRoute } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Page } from './Page';
import { PageHeader } from './PageHeader';
import { StateBlock } from './StateBlock';

/** A page of the product that is not built yet: says so, and what it will be for. */
export function PlannedPage({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Page name={name}>
      <PageHeader title={title} />
      <StateBlock icon={<IconRoute size={40} stroke={1.25} />} title="Not built yet">
        {children}
      </StateBlock>
    </Page>
  );
}
