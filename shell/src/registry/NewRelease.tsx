import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import { Button, IconInfoCircle, Notification } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { areaTitle } from '../remotes/area-title';
import { watchRegistry } from './watch-registry';

const namesOf = (areas: RegistryEntry[]) => areas.map(areaTitle).join(', ');
const identityOf = (areas: RegistryEntry[]) => areas.map(({ entry, enabled }) => `${entry} ${enabled}`).join();

/** Offers a reload when areas were published anew under the open page; never reloads by itself, since somebody may be typing. */
export function NewRelease({ shown, onReload }: { shown: Registry; onReload(): void }) {
  const [changed, setChanged] = useState<RegistryEntry[]>([]);
  const [dismissed, setDismissed] = useState('');
  useEffect(() => watchRegistry(shown, setChanged), [shown]);

  if (changed.length === 0 || dismissed === identityOf(changed)) return null;
  return (
    <Notification
      icon={<IconInfoCircle size={18} />}
      color="lagoon"
      withBorder
      title={t`Updated: ${namesOf(changed)}`}
      onClose={() => setDismissed(identityOf(changed))}
      closeButtonProps={{ 'aria-label': t`Later` }}
    >
      <p>
        <Trans>Reload to work with the new version; save first what you are typing.</Trans>
      </p>
      <Button size="xs" variant="light" onClick={onReload}>
        <Trans>Reload</Trans>
      </Button>
    </Notification>
  );
}
