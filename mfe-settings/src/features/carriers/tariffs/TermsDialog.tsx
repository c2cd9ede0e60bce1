import { Term } from '@lading/trade/glossary';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { KeyValue, Modal } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tariff } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';
import { describeTerms } from '../terms/describe-terms';
import { TermsLines } from '../terms/TermsLines';

/** The terms of one version. */
export function TermsDialog({ tariff, onClose }: { tariff: Tariff; onClose(): void }) {
  const { api } = useRemote();
  const terms = useQuery(tariffQueries.terms(api, tariff.id));
  return (
    <Modal
      opened
      size="lg"
      title={t`${tariff.name}, version ${tariff.version}`}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <QueryBoundary query={terms} loading={t`Loading terms`} failed={t`The terms could not be loaded`}>
        {(document) => (
          <KeyValue
            items={describeTerms(document).map(({ label, term, lines }) => ({
              label,
              heading: term && <Term of={term}>{label}</Term>,
              value: <TermsLines lines={lines} />,
            }))}
          />
        )}
      </QueryBoundary>
    </Modal>
  );
}
