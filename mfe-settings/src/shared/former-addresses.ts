import { paths } from '@lading/mfe-contract';
import { carrierPaths } from './carrier-paths';
import { COMPANY_SECTIONS } from './sections';

/** Pages of what used to be tabs of the company: `/settings/company?tab=members`. Mails and bookmarks contain these addresses. */
const PAGES: Record<string, string> = {
  carriers: carrierPaths.list(),
  products: COMPANY_SECTIONS.products.path,
  members: COMPANY_SECTIONS.members.path,
  'api-keys': COMPANY_SECTIONS.apiKeys.path,
  webhooks: COMPANY_SECTIONS.webhooks.path,
  activity: COMPANY_SECTIONS.activity.path,
  data: COMPANY_SECTIONS.data.path,
};

/** The address that replaces a former one, with the rest of its query; null for current addresses. */
export function currentAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (pathname !== paths.company() || tab === null) return null;
  query.delete('tab');
  const path = tab === 'carriers' && query.has('upload') ? carrierPaths.tariffs() : (PAGES[tab] ?? paths.company());
  return query.size > 0 ? `${path}?${query}` : path;
}
