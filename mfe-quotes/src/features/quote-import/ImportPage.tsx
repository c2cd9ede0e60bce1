import { paths, usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, ForbiddenState, Page, PageHeader } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImportProgress } from './ImportProgress';
import { UploadImport } from './UploadImport';

/** Many quotes from one file: `new` to send one, else the import that is shown. */
export function ImportPage({ shown }: { shown: string }) {
  const { host } = useRemote();
  usePageTitle(host, t`Import quotes`);
  if (shown !== 'new') return <ImportProgress id={shown} />;
  if (!host.session.can('quote.create')) return <ForbiddenState />;
  return (
    <Page name="quote-import" ready>
      <PageHeader
        title={t`Import quotes`}
        description={t`One row for each kind of handling unit; rows with the same order reference make one quote.`}
        action={
          <Anchor component={Link} to={paths.quotes()}>
            <Trans>Back to quotes</Trans>
          </Anchor>
        }
      />
      <UploadImport />
    </Page>
  );
}
