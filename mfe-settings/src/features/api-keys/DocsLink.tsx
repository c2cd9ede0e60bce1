import { useRemote } from '@lading/mfe-kit';
import { Anchor, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Leads to the pages over the API, where the installation serves them. */
export function DocsLink() {
  const { host } = useRemote();
  const address = `${host.api.baseUrl}/api/v1/docs`;
  const docs = useQuery({
    queryKey: ['api-docs'],
    queryFn: async ({ signal }) => (await fetch(address, { method: 'HEAD', signal })).ok,
  });
  if (docs.data !== true) return null;
  return (
    <Text>
      <Anchor href={address}>
        <Trans>API documentation</Trans>
      </Anchor>
    </Text>
  );
}
