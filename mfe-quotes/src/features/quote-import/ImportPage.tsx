import { paths, usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, ForbiddenState, Page, PageHeader, SegmentedControl, Stack } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ImportKind } from '../../shared/api/quote-imports';
import { ImportProgress } from './ImportProgress';
import { UploadImport } from './UploadImport';

const UPLOADS: Readonly<Record<string, ImportKind>> = { new: 'quotes', orders: 'orders' };

/** Many quotes from one file: `new` to send one with quotes, `orders` one with orders, else the import that is shown. */
export function ImportPage({ shown }: { shown: string }) {
  const { host } = useRemote();
  usePageTitle(host, t`Import quotes`);
  const [, setSearch] = useSearchParams();
  const kind = UPLOADS[shown];
  if (!kind) return <ImportProgress id={shown} />;
  if (!host.session.can('quote.create')) return <ForbiddenState />;
  return (
    <Page name="quote-import" ready>
      <PageHeader
        title={t`Import quotes`}
        description={
          kind === 'orders'
            ? t`One row for each order line; rows with the same order number get one quote.`
            : t`One row for each kind of handling unit; rows with the same order reference make one quote.`
        }
        action={
          <Anchor component={Link} to={paths.quotes()}>
            <Trans>Back to quotes</Trans>
          </Anchor>
        }
      />
      <Stack gap="md">
        <SegmentedControl
          aria-label={t`Content of the file`}
          data={[
            { value: 'new', label: t`Quotes` },
            { value: 'orders', label: t`Orders` },
          ]}
          value={shown}
          onChange={(value) => setSearch({ import: value }, { replace: true })}
          style={{ alignSelf: 'flex-start' }}
        />
        <UploadImport key={kind} kind={kind} />
      </Stack>
    </Page>
  );
}
