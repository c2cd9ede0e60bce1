import { useRemote } from '@lading/mfe-kit';
import { CopyText, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { curlExample } from './curl-example';
import type { CreatedKey } from './use-api-keys';

/** A first request with a new key, to be copied into a terminal. */
export function CurlExample({ created: { token, permissions } }: { created: CreatedKey }) {
  const { host } = useRemote();
  return (
    <div>
      <Text>
        <Trans>Try it:</Trans>
      </Text>
      <CopyText name={t`example`} text={curlExample(host.api.baseUrl || window.location.origin, token, permissions)} />
    </div>
  );
}
