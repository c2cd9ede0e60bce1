import type { RegistryEntry } from '@lading/mfe-contract';
import { IconPlugConnectedX, Page, StateBlock } from '@lading/ui';
import { useEffect } from 'react';
import { areaTitle } from '../remotes/area-title';

/** An area that is switched off or does not fit this shell; the others go on. */
export function AreaUnavailable({ area, reason, setTitle }: { area: RegistryEntry; reason: string; setTitle(title: string): void }) {
  const title = `${areaTitle(area)} is not available`;
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Page name="unavailable">
      <StateBlock icon={<IconPlugConnectedX size={40} stroke={1.25} />} title={title} order={1}>
        {reason} The other areas can be used meanwhile.
      </StateBlock>
    </Page>
  );
}
