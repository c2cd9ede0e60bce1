import { KeyValue, Modal } from '@lading/ui';
import { Loaded } from '../../../shared/Loaded';
import type { Tariff } from '../../../shared/types';
import { describeTerms } from '../terms/describe-terms';
import { TermsLines } from '../terms/TermsLines';
import { useTariffTerms } from '../use-carriers';

/** The terms of one version in words. */
export function TermsDialog({ tariff, onClose }: { tariff: Tariff; onClose(): void }) {
  const terms = useTariffTerms(tariff);
  return (
    <Modal opened size="lg" title={`${tariff.name}, version ${tariff.version}`} onClose={onClose} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Loaded query={terms} name="terms">
        {(document) => <KeyValue items={describeTerms(document).map(({ label, lines }) => ({ label, value: <TermsLines lines={lines} /> }))} />}
      </Loaded>
    </Modal>
  );
}
