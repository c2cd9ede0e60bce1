import { type Host, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { IconPlugConnectedX, Page, StateBlock } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { remoteTitle } from '../remotes/remote-title';

/** A remote that is disabled or incompatible. Reported unless an operator disabled it. */
export function RemoteUnavailable({ remote, host, reason }: { remote: RegistryEntry; host: Host; reason: string }) {
  const title = t`${remoteTitle(remote)} is not available`;
  usePageTitle(host, title);
  const reportReason = useEffectEvent((why: string) => {
    if (remote.enabled) host.report(new Error(why));
  });
  useEffect(() => reportReason(reason), [reason]);
  return (
    <Page name="unavailable">
      <StateBlock icon={<IconPlugConnectedX size={40} stroke={1.25} />} title={title} order={1}>
        <Trans>{reason} Other sections still work.</Trans>
      </StateBlock>
    </Page>
  );
}
