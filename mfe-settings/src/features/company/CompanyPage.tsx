import { TabLinks, useRemote, useTitle } from '@lading/mfe-kit';
import { ForbiddenState, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useCompany } from './use-company';

export interface CompanyTab {
  /** Value of `?tab=`; the first tab is shown without it. */
  name: string;
  label: MessageDescriptor;
  permission?: string;
  Content: ComponentType;
}

/** Settings of the company in tabs that the user's permissions allow. */
export function CompanyPage({ tabs }: { tabs: readonly CompanyTab[] }) {
  const { host } = useRemote();
  const [search] = useSearchParams();
  const allowed = tabs.filter(({ permission }) => permission === undefined || host.session.can(permission));
  const requested = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0];
  const current = allowed.find((tab) => tab === requested);
  useTitle(current && current !== tabs[0] ? t`${i18n._(current.label)} · Company` : t`Company`);
  const company = useCompany();
  if (!current) {
    return (
      <Page name="company">
        <ForbiddenState />
      </Page>
    );
  }
  const frame = (ready: boolean, content: ReactNode) => (
    <Page name="company" ready={ready}>
      <PageHeader title={t`Company`} />
      <TabLinks
        label={t`Company settings`}
        tabs={allowed.map((tab) => linkTo(tab, tab === tabs[0], tab === current))}
      />
      {content}
    </Page>
  );
  return (
    <Suspense fallback={frame(false, <SkeletonRows rows={6} height={48} />)}>
      {frame(!company.isPending, <current.Content />)}
    </Suspense>
  );
}

const linkTo = ({ name, label }: CompanyTab, isFirst: boolean, current: boolean) => ({
  to: isFirst ? '?' : `?tab=${name}`,
  label: i18n._(label),
  current,
});
