import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Stack, Switch, Text, useDisclosure } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tariff } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';
import { type ComparedTerm, compareTerms } from '../terms/compare-terms';
import type { TermsDocument } from '../terms/terms-document';
import { TermsLines } from '../terms/TermsLines';

const columnsOf = ({ version }: Tariff): Column<ComparedTerm>[] => [
  { id: 'term', header: msg`Term`, cell: ({ label }) => label },
  {
    id: 'active',
    header: msg`Active version ${version}`,
    cell: ({ before, changed }) => <TermsLines lines={before} changed={changed} />,
  },
  {
    id: 'new',
    header: msg`New version`,
    cell: ({ after, changed }) => <TermsLines lines={after} changed={changed} />,
  },
];

interface TermsDifferenceProps {
  active: Tariff;
  /** Of the new version. */
  terms: TermsDocument;
}

/** Differences of the terms to the active version. */
export function TermsDifference({ active, terms }: TermsDifferenceProps) {
  const { api } = useRemote();
  const query = useQuery(tariffQueries.terms(api, active.id));
  const [showsAll, { toggle }] = useDisclosure();
  return (
    <QueryBoundary query={query} loading={t`Loading active terms`} failed={t`The active terms could not be loaded`}>
      {(activeTerms) => {
        const compared = compareTerms(activeTerms, terms);
        const rows = showsAll ? compared : compared.filter(({ changed }) => changed.size > 0);
        return (
          <Stack gap="xs">
            <Switch label={t`Show unchanged terms`} checked={showsAll} onChange={toggle} />
            {rows.length === 0 ? (
              <Text>
                <Trans>The terms are unchanged.</Trans>
              </Text>
            ) : (
              <DataTable
                caption={t`Changes to the active version`}
                columns={columnsOf(active)}
                rows={rows}
                rowId={({ label }) => label}
              />
            )}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}
