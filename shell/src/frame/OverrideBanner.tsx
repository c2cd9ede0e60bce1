import type { RegistryEntry } from '@lading/mfe-contract';
import { Alert, Button, IconAlertTriangle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sourceOfRemote } from '../reports/attribute';

/** Tells testers that they see releases that are not live. The server ends that, so it works whatever those releases do. */
export function OverrideBanner({ remotes }: { remotes: readonly RegistryEntry[] }) {
  const shown = remotes.filter(({ override }) => override).map(sourceOfRemote);
  if (shown.length === 0) return null;
  return (
    <Alert
      icon={<IconAlertTriangle size={18} />}
      color="amber"
      title={t`You are testing releases that are not live`}
      mb="md"
    >
      <p>{shown.map(({ remote, build }) => `${remote} ${build}`).join(', ')}</p>
      <form method="post" action="/releases">
        <input type="hidden" name="action" value="stop" />
        <Button type="submit" size="xs" variant="default">
          <Trans>Stop</Trans>
        </Button>
      </form>
    </Alert>
  );
}
