import { useRemote } from '@lading/mfe-kit';
import { formatNumber, KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../shared/Section';
import type { CompanyQuota } from '../../../shared/types';
import { companyQueries } from '../company-queries';

/** Limits of the company and how much of them is used. Nothing if the operator set none. */
export function QuotasSection() {
  const { api } = useRemote();
  const { data } = useQuery(companyQueries.quotas(api));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t`Quotas`} description={t`Limits that the operator of this installation set for your company.`}>
      <KeyValue items={data.items.map((quota) => ({ label: labelOf(quota), value: valueOf(quota) }))} />
    </Section>
  );
}

function labelOf({ name }: CompanyQuota): string {
  switch (name) {
    case 'requests':
      return t`Requests in 10 seconds`;
    case 'imports':
      return t`Imports a day`;
    case 'streams':
      return t`Open pages with live updates`;
    case 'storage':
      return t`Documents`;
  }
}

function valueOf({ name, limit, used }: CompanyQuota): string {
  const text = name === 'storage' ? megabytes : formatNumber;
  const [usedText, limitText] = [used === null ? '' : text(used), text(limit)];
  return used === null ? t`At most ${limitText}` : t`${usedText} of ${limitText}`;
}

const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1_000_000))} MB`;
