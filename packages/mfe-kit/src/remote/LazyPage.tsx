import { Page, SkeletonRows } from '@lading/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/** A page that is fetched on the first visit. */
export interface LazyPageSource {
  /** Differs between the pages of a remote: without it React would show one page at the address of the next. */
  key: number;
  load: LoadPage;
  /** Set after the first visit, so that later visits do not suspend. */
  loaded?: ComponentType;
}

export const lazyPage = (load: LoadPage, key: number): LazyPageSource => ({ load, key });

/** Loads the page when it is mounted; a load that failed is repeated by mounting it again. */
export function LazyPage({ page }: { page: LazyPageSource }) {
  const [Content] = useState<ComponentType>(() => page.loaded ?? lazy(() => loadInto(page)));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content />
    </Suspense>
  );
}

async function loadInto(page: LazyPageSource): Promise<{ default: ComponentType }> {
  page.loaded = await page.load();
  return { default: page.loaded };
}

/** Frame of a page that is being loaded. */
function PageSkeleton() {
  return (
    <Page name="loading" ready={false}>
      <SkeletonRows rows={6} height={48} />
    </Page>
  );
}
