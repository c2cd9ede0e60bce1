import { useRemote } from '@lading/mfe-kit';
import { Anchor, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiDocsQueries } from './api-docs-queries';

/** Link to the API documentation, if this installation serves it. */
export function DocsLink() {
  const { host } = useRemote();
  const url = `${host.api.baseUrl}/api/v1/docs`;
  const docs = useQuery(apiDocsQueries.exists(url));
  if (docs.data !== true) return null;
  return (
    <Text>
      <Anchor href={url}>
        <Trans>API documentation</Trans>
      </Anchor>
    </Text>
  );
}
