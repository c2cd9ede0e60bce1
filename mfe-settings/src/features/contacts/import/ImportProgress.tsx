import { paths } from '@lading/mfe-contract';
import { Alert, Anchor, formatNumber, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { Loaded } from '../../../shared/Loaded';
import type { ContactImportDetail } from '../../../shared/types';
import classes from '../contacts.module.css';
import { ImportMessages } from './ImportMessages';
import { useContactImport } from './use-contact-import';

/** How far an import is. It goes on when the page is left. */
export function ImportProgress({ id }: { id: string }) {
  const query = useContactImport(id);
  return (
    <Loaded query={query} name="import">
      {(found) => (
        <Stack gap="md">
          <Bar of={found} />
          {found.errors.length > 0 && <ImportMessages messages={found.errors} total={Math.max(found.failed, found.errors.length)} />}
          <Anchor component={Link} to={`${paths.contacts()}?view=import`} replace>
            Import another file
          </Anchor>
        </Stack>
      )}
    </Loaded>
  );
}

function Bar({ of: { fileName, status, rows, done, failed } }: { of: ContactImportDetail }) {
  const text = `${formatNumber(done)} of ${formatNumber(rows)} contacts of ${fileName} saved${failed > 0 ? `, ${formatNumber(failed)} left out` : ''}`;
  if (status === 'done') {
    return (
      <Alert role="status" color="green" title="Finished">
        {text}.
      </Alert>
    );
  }
  return (
    <div>
      <progress className={classes.bar} max={rows} value={done + failed} aria-label="Contacts saved" />
      <Text>{text}. You can leave this page; the contacts are saved all the same.</Text>
    </div>
  );
}
