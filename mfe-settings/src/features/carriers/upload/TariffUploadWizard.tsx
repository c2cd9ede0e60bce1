import { useRemote, useUnsavedForm } from '@lading/mfe-kit';
import { Alert, Button, IconCircleCheck } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../../shared/Section';
import { StepList } from '../../../shared/StepList';
import type { Carrier, Tariff, TariffUpload } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';
import { sheetKindOf, type TermsDocument } from '../terms/terms-document';
import { CheckStep } from './CheckStep';
import { asKind, type ChosenSheet } from './chosen-sheet';
import { mappingProblems } from './rate-columns';
import { RatesStep } from './RatesStep';
import { TermsStep } from './TermsStep';
import { documentOf, emptyUpload, useUploadForm } from './upload-form';
import { useTariffUpload } from './use-tariff-upload';
import { UPLOAD_STEPS, type UploadStep } from './use-upload-step';

const STEP_NAMES: Record<UploadStep, MessageDescriptor> = {
  terms: msg`Terms`,
  rates: msg`Rates and columns`,
  check: msg`Check and save`,
};

interface TariffUploadWizardProps {
  step: UploadStep;
  onStep(step: UploadStep | null): void;
  /** Fills in the carrier of the terms. */
  carrier?: Pick<Carrier, 'scac' | 'name'>;
  /** Of the button after saving. */
  closeLabel?: string;
}

/** Upload of contract rates: terms, rates with their columns, check, dates. */
export function TariffUploadWizard({ step, onStep, carrier, closeLabel }: TariffUploadWizardProps) {
  const { api } = useRemote();
  const form = useUploadForm(carrier);
  const upload = useTariffUpload();
  const tariffs = useInfiniteQuery(tariffQueries.list(api));
  const unsaved = useUnsavedForm(form);
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [saved, setSaved] = useState<TariffUpload | null>(null);

  // The fields of the first step do not re-render the wizard.
  const terms = (step !== 'terms' && documentOf(form.getValues())) || {};
  const kind = sheetKindOf(terms);
  const sheet = chosen && asKind(chosen, kind);
  // A reload keeps the draft but no file, so the file is chosen again.
  const current = step === 'check' && (!sheet || mappingProblems(sheet.mapping, kind).length > 0) ? 'rates' : step;
  const goTo = (next: UploadStep | null) => {
    upload.reset();
    onStep(next);
  };
  const finish = (outcome: TariffUpload) => {
    form.reset(emptyUpload(carrier));
    setSaved(outcome);
    setChosen(null);
  };

  if (saved) return <Saved outcome={saved} closeLabel={closeLabel ?? t`Back to tariffs`} onClose={() => goTo(null)} />;
  return (
    <Section
      title={t`Upload tariff`}
      description={t`Nothing is saved before the last step. Your entries are kept on this device.`}
    >
      <StepList
        label={t`Steps`}
        steps={UPLOAD_STEPS.map((name) => ({ name, label: i18n._(STEP_NAMES[name]) }))}
        current={current}
      />
      {unsaved}
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
          active={activeVersion(tariffs.data?.pages.flatMap(({ items }) => items) ?? [], terms)}
          onSaved={finish}
          onTerms={() => goTo('terms')}
          onRates={() => goTo('rates')}
        />
      )}
    </Section>
  );
}

/** The active version of the same carrier and mode. */
function activeVersion(tariffs: Tariff[], { carrier, modes }: TermsDocument): Tariff | undefined {
  return tariffs.find(
    (tariff) =>
      tariff.status === 'active' && tariff.carrier.scac === carrier?.scac && tariff.mode === (modes?.[0] ?? 'LTL'),
  );
}

function Saved({ outcome, closeLabel, onClose }: { outcome: TariffUpload; closeLabel: string; onClose(): void }) {
  return (
    <Section title={t`Upload tariff`}>
      <Alert role="status" color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        <Trans>
          Saved as version {outcome.version} with <Plural value={outcome.rows} one="# rate" other="# rates" />.
        </Trans>{' '}
        {outcome.warnings.map(({ message }) => message).join(' ')}
      </Alert>
      <div>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
    </Section>
  );
}
