import { Alert, Button, Group, IconCircleCheck } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Section } from '../../../shared/Section';
import type { Tariff, TariffUpload } from '../../../shared/types';
import { sheetKindOf, type TermsDocument } from '../terms/terms-document';
import { useTariffs } from '../use-carriers';
import { CheckStep } from './CheckStep';
import { asKind, type ChosenSheet } from './chosen-sheet';
import { mappingProblems } from './rate-columns';
import { RatesStep } from './RatesStep';
import { StepList } from './StepList';
import { TermsStep } from './TermsStep';
import { documentOf, EMPTY_UPLOAD, useUploadForm } from './upload-form';
import { useTariffUpload } from './use-tariff-upload';
import type { UploadStep } from './use-upload-step';

interface TariffUploadWizardProps {
  step: UploadStep;
  onStep(step: UploadStep | null): void;
}

/** Brings a carrier's contract rates in: terms, rates with their columns, a check, and the day from which they count. */
export function TariffUploadWizard({ step, onStep }: TariffUploadWizardProps) {
  const form = useUploadForm();
  const upload = useTariffUpload();
  const tariffs = useTariffs();
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [stored, setStored] = useState<TariffUpload | null>(null);

  // The first step follows its fields itself; typing there need not draw everything again.
  const terms = (step !== 'terms' && documentOf(form.getValues())) || {};
  const kind = sheetKindOf(terms);
  const sheet = chosen && asKind(chosen, kind);
  // A reload keeps what was typed, but no file: the step with the file comes again.
  const current = step === 'check' && (!sheet || mappingProblems(sheet.mapping, kind).length > 0) ? 'rates' : step;
  const goTo = (next: UploadStep | null) => {
    upload.reset();
    onStep(next);
  };
  const finish = (outcome: TariffUpload) => {
    form.saved(EMPTY_UPLOAD);
    setStored(outcome);
    setChosen(null);
  };

  if (stored) return <Stored outcome={stored} onClose={() => goTo(null)} />;
  return (
    <Section
      title={t`Upload a tariff`}
      description={t`Nothing is stored before the last step. What is typed stays in this tab.`}
    >
      <StepList current={current} />
      {current === 'terms' && <TermsStep form={form} onNext={() => goTo('rates')} onClose={() => goTo(null)} />}
      {current === 'rates' && (
        <RatesStep
          sheet={sheet}
          kind={kind}
          onSheet={setChosen}
          onBack={() => goTo('terms')}
          onNext={() => goTo('check')}
        />
      )}
      {current === 'check' && sheet && (
        <CheckStep
          form={form}
          sheet={sheet}
          upload={upload}
          before={inForce(tariffs.data?.pages.flatMap(({ items }) => items) ?? [], terms)}
          onStored={finish}
          onTerms={() => goTo('terms')}
          onRates={() => goTo('rates')}
        />
      )}
    </Section>
  );
}

/** The version in use of the same carrier and mode. */
function inForce(tariffs: Tariff[], { carrier, modes }: TermsDocument): Tariff | undefined {
  return tariffs.find(
    (tariff) =>
      tariff.status === 'active' && tariff.carrier.scac === carrier?.scac && tariff.mode === (modes?.[0] ?? 'LTL'),
  );
}

function Stored({ outcome, onClose }: { outcome: TariffUpload; onClose(): void }) {
  return (
    <Section title={t`Upload a tariff`}>
      <Alert role="status" color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        <Trans>
          Stored as version {outcome.version} with <Plural value={outcome.rows} one="# rate" other="# rates" />.
        </Trans>{' '}
        {outcome.warnings.map(({ message }) => message).join(' ')}
      </Alert>
      <Group>
        <Button onClick={onClose}>
          <Trans>Back to the tariffs</Trans>
        </Button>
      </Group>
    </Section>
  );
}
