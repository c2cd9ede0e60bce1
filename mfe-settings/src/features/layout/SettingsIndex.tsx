import { paths } from '@lading/mfe-contract';
import { useTitle } from '@lading/mfe-kit';
import { Page, PageHeader, useMediaQuery } from '@lading/ui';
import { Navigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { SectionList } from './SectionList';

/** On phones the list of sections; elsewhere the list is beside each section, so it leads to the first one of the company. */
export function SettingsIndex() {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  useTitle(t`Settings`);
  if (!isPhone) return <Navigate replace to={paths.company()} />;
  return (
    <Page name="settings">
      <PageHeader title={t`Settings`} />
      <SectionList />
    </Page>
  );
}
