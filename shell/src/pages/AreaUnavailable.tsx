import { type Host, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { IconPlugConnectedX, Page, StateBlock } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { areaTitle } from '../remotes/area-title';

/** An area that is switched off or may not run here; the others go on. What nobody decided is reported. */
export function AreaUnavailable({ area, host, reason }: { area: RegistryEntry; host: Host; reason: string }) {
  const title = t`${areaTitle(area)} is not available`;
  usePageTitle(host, title);
  const reportReason = useEffectEvent((why: string) => {
    if (area.enabled) host.report(new Error(why));
  });
  useEffect(() => reportReason(reason), [reason]);
  return (
    <Page name="unavailable">
      <StateBlock icon={<IconPlugConnectedX size={40} stroke={1.25} />} title={title} order={1}>
        <Trans>{reason} The other areas can be used meanwhile.</Trans>
      </StateBlock>
    </Page>
  );
}
