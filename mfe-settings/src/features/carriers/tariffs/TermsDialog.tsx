import { QueryBoundary } from '@lading/mfe-kit';
import { KeyValue, Modal } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Tariff } from '../../../shared/types';
import { describeTerms } from '../terms/describe-terms';
import { TermsLines } from '../terms/TermsLines';
import { useTariffTerms } from '../use-carriers';

/** The terms of one version in words. */
export function TermsDialog({ tariff, onClose }: { tariff: Tariff; onClose(): void }) {
  const terms = useTariffTerms(tariff);
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
            items={describeTerms(document).map(({ label, lines }) => ({ label, value: <TermsLines lines={lines} /> }))}
          />
        )}
      </QueryBoundary>
    </Modal>
  );
}
