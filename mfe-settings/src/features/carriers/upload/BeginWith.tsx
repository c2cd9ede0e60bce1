import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tariff } from '../../../shared/types';
import type { TermsDocument } from '../terms/terms-document';
import { useReadTerms, useTariffs } from '../use-carriers';

/** Offers the terms of a stored version to begin with: most contracts change little from year to year. */
export function BeginWith({ onTerms }: { onTerms(terms: TermsDocument): void }) {
  const versions = useTariffs().data?.pages.flatMap(({ items }) => items) ?? [];
  const [chosen, setChosen] = useState('');
  const read = useReadTerms();
  const id = chosen || (versions.find(({ status }) => status === 'active') ?? versions[0])?.id;
  if (id === undefined) return null;
  return (
    <>
      <Group align="end">
        <NativeSelect
          label={t`Begin with the terms of`}
          data={versions.map(optionOf)}
          value={id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button variant="default" loading={read.isPending} onClick={() => read.mutate(id, { onSuccess: onTerms })}>
          <Trans>Take them over</Trans>
        </Button>
      </Group>
      {read.isError && <FailureAlert error={read.error} />}
    </>
  );
}

function optionOf({ id, carrier, name, version, status }: Tariff) {
  const named = t`${carrier.name}: ${name}, version ${version}`;
  if (status === 'active') return { value: id, label: t`${named}, in use` };
  return { value: id, label: status === 'scheduled' ? t`${named}, scheduled` : named };
}
