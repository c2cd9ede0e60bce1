import { ErrorState, Page, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazyPart } from '../lazy/lazy-part';

/** The user guide, loaded when it is first opened. */
export const GuidePage = lazyPart<{ slug: string; setTitle(title: string): void }>({
  load: async () => (await import(/* webpackChunkName: "help" */ '../help/HelpPage')).loadHelpPage(),
  since: 'navigation',
  loading: () => (
    <Page name="help" ready={false}>
      <SkeletonRows rows={6} label={t`Loading the user guide`} />
    </Page>
  ),
  problem: ({ slow, retry }) => (
    <Page name="help">
      <ErrorState
        title={slow ? t`This page is taking longer than usual` : t`This page could not be loaded`}
        order={1}
        onRetry={retry}
      />
    </Page>
  ),
});
