import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, Group, NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tariff } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';
import type { TermsDocument } from '../terms/terms-document';

/** Copies the terms of a stored version, because most contracts change little from year to year. */
export function BeginWith({ onTerms }: { onTerms(terms: TermsDocument): void }) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const versions = useInfiniteQuery(tariffQueries.list(api)).data?.pages.flatMap(({ items }) => items) ?? [];
  const [chosen, setChosen] = useState('');
  const copy = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(tariffQueries.terms(api, id)),
    onSuccess: onTerms,
  });
  const id = chosen || (versions.find(({ status }) => status === 'active') ?? versions[0])?.id;
  if (id === undefined) return null;
  return (
    <>
      <Group align="end">
        <NativeSelect
          label={t`Start with the terms of`}
          data={versions.map(optionOf)}
          value={id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate(id)}>
          <Trans>Copy terms</Trans>
        </Button>
      </Group>
      {copy.isError && <FailureAlert error={copy.error} />}
    </>
  );
}

function optionOf({ id, carrier, name, version, status }: Tariff) {
  const label = t`${carrier.name}: ${name}, version ${version}`;
  if (status === 'active') return { value: id, label: t`${label}, active` };
  return { value: id, label: status === 'scheduled' ? t`${label}, scheduled` : label };
}
