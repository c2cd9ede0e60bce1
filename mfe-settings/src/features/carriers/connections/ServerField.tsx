import { FormTextInput } from '@lading/mfe-kit';
import { NativeSelect } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Connector } from '../../../shared/types';

type Server = Connector['servers'][number];

const ENVIRONMENTS: Record<Server['environment'], MessageDescriptor> = {
  production: msg`Production`,
  sandbox: msg`Sandbox`,
};

/** One of the carrier's servers, or another address. */
export function ServerField({ servers, hasCredentials }: { servers: readonly Server[]; hasCredentials: boolean }) {
  const { setValue } = useFormContext<{ endpoint: string; credentials: { tokenUrl: string } }>();
  const endpoint = useWatch<{ endpoint: string }, 'endpoint'>({ name: 'endpoint' });
  const known = servers.some(({ url }) => url === endpoint);
  const choose = (url: string) => {
    setValue('endpoint', url, { shouldDirty: true });
    const tokenUrl = servers.find((server) => server.url === url)?.tokenUrl;
    if (tokenUrl) setValue('credentials.tokenUrl', tokenUrl, { shouldDirty: true });
  };
  return (
    <>
      <NativeSelect
        label={t`Server`}
        description={hasCredentials && t`A different server deletes stored credentials.`}
        data={[
          ...servers.map(({ environment, url }) => ({
            value: url,
            label: `${i18n._(ENVIRONMENTS[environment])}, ${new URL(url).host}`,
          })),
          { value: '', label: t`Other address` },
        ]}
        value={known ? endpoint : ''}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {!known && <FormTextInput name="endpoint" type="url" label={t`API URL`} />}
    </>
  );
}
