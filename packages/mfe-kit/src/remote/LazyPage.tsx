import { giveUpPendingChunks, useCode } from '@lading/mfe-contract';
import { ErrorState, Page, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { useRemote } from './remote-context';

export type LoadPage = () => Promise<ComponentType>;

/** A page that is fetched on the first visit. */
export interface LazyPageSource {
  /** Differs between the pages of a remote: without it React would show one page at the address of the next. */
  key: number;
  load: LoadPage;
  /** Set after the first visit, so that later visits do not load. */
  loaded?: ComponentType;
}

export const lazyPage = (load: LoadPage, key: number): LazyPageSource => ({ load, key });

/** Loads the page when it is mounted. A page that is late or fails can be requested again. */
export function LazyPage({ page }: { page: LazyPageSource }) {
  const { host } = useRemote();
  const { state, retry } = useCode({
    loaded: page.loaded,
    load: () => loadInto(page),
    since: 'navigation',
    onRetry: giveUpPendingChunks,
    onFailure: (error) => host.report(error),
  });
  if (state.kind === 'ready') return <state.code />;
  if (state.kind === 'loading')
    return (
      <Page name="loading" ready={false}>
        <SkeletonRows rows={6} height={48} />
      </Page>
    );
  const slow = state.kind === 'slow';
  return (
    <Page name="remote-problem">
      <ErrorState
        title={slow ? t`This page is taking longer than usual` : t`This page could not be loaded`}
        onRetry={retry}
        order={1}
      >
        {slow
          ? t`It opens as soon as it has loaded. Other sections still work.`
          : t`Check your connection, or reload the page to get the latest release.`}
      </ErrorState>
    </Page>
  );
}

async function loadInto(page: LazyPageSource): Promise<ComponentType> {
  page.loaded = await page.load();
  return page.loaded;
}
