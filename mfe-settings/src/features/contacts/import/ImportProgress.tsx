import { paths } from '@lading/mfe-contract';
import { QueryBoundary } from '@lading/mfe-kit';
import { Alert, Anchor, formatNumber, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContactImportDetail } from '../../../shared/types';
import classes from '../contacts.module.css';
import { ImportMessages } from './ImportMessages';
import { useContactImport } from './use-contact-import';

/** Progress of an import, which continues when the page is left. */
export function ImportProgress({ id }: { id: string }) {
  const query = useContactImport(id);
  return (
    <QueryBoundary query={query} loading={t`Loading import`} failed={t`The import could not be loaded`}>
      {(found) => (
        <Stack gap="md">
          <Progress of={found} />
          {found.errors.length > 0 && (
            <ImportMessages messages={found.errors} total={Math.max(found.failed, found.errors.length)} />
          )}
          <Anchor component={Link} to={`${paths.contacts()}?view=import`} replace>
            <Trans>Import another file</Trans>
          </Anchor>
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Progress({ of: { fileName, status, rows, done, failed } }: { of: ContactImportDetail }) {
  const [saved, skipped] = [formatNumber(done), formatNumber(failed)];
  const text =
    failed > 0
      ? plural(rows, {
          one: `${saved} of # contact in ${fileName} saved, ${skipped} skipped.`,
          other: `${saved} of # contacts in ${fileName} saved, ${skipped} skipped.`,
        })
      : plural(rows, {
          one: `${saved} of # contact in ${fileName} saved.`,
          other: `${saved} of # contacts in ${fileName} saved.`,
        });
  if (status === 'done')
    return (
      <Alert role="status" color="green" title={t`Import complete`}>
        {text}
      </Alert>
    );
  return (
    <div>
      <progress className={classes.bar} max={rows} value={done + failed} aria-label={t`Contacts saved`} />
      <Text>
        {text} <Trans>You can leave this page; the import continues.</Trans>
      </Text>
    </div>
  );
}
