import { QueryBoundary } from '@lading/mfe-kit';
import { Stack, Switch, Text, useDisclosure } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../../shared/Records';
import type { Tariff } from '../../../shared/types';
import { type ComparedTerm, compareTerms } from '../terms/compare-terms';
import type { TermsDocument } from '../terms/terms-document';
import { TermsLines } from '../terms/TermsLines';
import { useTariffTerms } from '../use-carriers';

interface TermsDifferenceProps {
  /** The version in force. */
  before: Tariff;
  after: TermsDocument;
}

/** What the new version changes in the terms of the one in force. */
export function TermsDifference({ before, after }: TermsDifferenceProps) {
  const terms = useTariffTerms(before);
  const [all, { toggle }] = useDisclosure();
  const columns: Column<ComparedTerm>[] = [
    { name: msg`Term`, cell: ({ label }) => label },
    {
      name: msg`Version ${before.version}, in use`,
      cell: (term) => <TermsLines lines={term.before} changed={term.changed} />,
    },
    { name: msg`New version`, cell: (term) => <TermsLines lines={term.after} changed={term.changed} /> },
  ];
  return (
    <Stack gap="xs">
      <QueryBoundary query={terms} loading={t`Loading terms in use`} failed={t`The terms in use could not be loaded`}>
        {(stored) => {
          const compared = compareTerms(stored, after);
          const shown = all ? compared : compared.filter(({ changed }) => changed.size > 0);
          return (
            <>
              <Switch label={t`Also show the terms that stay`} checked={all} onChange={toggle} />
              {shown.length === 0 ? (
                <Text>
                  <Trans>The terms are the same.</Trans>
                </Text>
              ) : (
                <Records
                  caption={t`Difference to the version in use`}
                  columns={columns}
                  rows={shown}
                  keyOf={({ label }) => label}
                />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </Stack>
  );
}
