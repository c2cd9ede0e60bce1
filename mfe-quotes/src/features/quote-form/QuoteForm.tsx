import { useDraftForm } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { Alert, Button, IconInfoCircle, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Quote, QuoteRequest } from '../../shared/api/types';
import { CustomsSection } from './CustomsSection';
import { ErrorSummary } from './ErrorSummary';
import { refusesFields, showRefusedFields, useClearedErrors } from './form-errors';
import { FreightSection } from './FreightSection';
import { LaneSection } from './LaneSection';
import { LiveRatingProvider } from './live-rating';
import classes from './quote-form.module.css';
import { type ParsedQuote, quoteForm } from './quote-form-schema';
import { PaymentSection } from './PaymentSection';
import type { QuoteFormValues } from './quote-form-values';
import { ReferencesSection } from './ReferencesSection';
import { ResultPanel } from './ResultPanel';
import { ServicesSection } from './ServicesSection';
import { SaveTemplateDialog } from './SaveTemplateDialog';
import { toRequest } from './to-request';
import { ValueSection } from './ValueSection';

export interface QuoteFormProps {
  /** Key of the draft. */
  draft: string;
  /** Values of the unchanged form. */
  defaults: QuoteFormValues;
  /** The request that is being edited. */
  stored?: QuoteRequest;
  saveLabel: string;
  save(request: QuoteRequest, revision: number | null): Promise<Quote>;
  onSaved(quote: Quote): void;
  /** Alert for a failed save that is not about fields. */
  failure(error: unknown, deleteDraft: () => void): ReactNode;
  /** Content above the button. */
  children?: ReactNode;
}

/** The quote form: freight on the left, the live result on the right. */
export function QuoteForm({ draft, defaults, stored, saveLabel, save, onSaved, failure, children }: QuoteFormProps) {
  const [schema] = useState(() => quoteForm(today(new Date())));
  const form = useDraftForm({ name: draft, schema, defaults, mode: 'onTouched' });
  const [restored, setRestored] = useState(() => JSON.stringify(form.getValues()) !== JSON.stringify(defaults));
  const { reset } = form;
  const [namingTemplate, templateDialog] = useDisclosure();
  useClearedErrors(form, schema);

  const saving = useMutation({
    mutationFn: (values: ParsedQuote) => save(toRequest(values, stored), form.getValues('revision')),
    onSuccess: (quote) => {
      reset();
      onSaved(quote);
    },
    onError: (error) => showRefusedFields(error, form),
  });
  // The error is displayed from the mutation or at the fields.
  const submit = form.handleSubmit((values) => saving.mutateAsync(values).catch(() => undefined));
  const discard = () => {
    reset();
    setRestored(false);
  };

  return (
    <FormProvider {...form}>
      <LiveRatingProvider>
        <div className={classes.place}>
          <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
            <div className={classes.fields}>
              <ErrorSummary />
              {restored && <DraftNote onDiscard={discard} />}
              <LaneSection />
              <FreightSection onSaveTemplate={templateDialog.open} />
              <ServicesSection />
              <ValueSection />
              <PaymentSection />
              <CustomsSection />
              <ReferencesSection />
            </div>
            <ResultPanel saveLabel={saveLabel}>
              {children}
              {saving.isError && !refusesFields(saving.error) && failure(saving.error, () => reset())}
            </ResultPanel>
          </form>
        </div>
        {namingTemplate && <SaveTemplateDialog onClose={templateDialog.close} />}
      </LiveRatingProvider>
    </FormProvider>
  );
}

function DraftNote({ onDiscard }: { onDiscard(): void }) {
  return (
    <Alert role="status" variant="light" color="gray" icon={<IconInfoCircle size={18} />} title={t`Draft restored`}>
      <Trans>You left before saving. Your input has been restored.</Trans>{' '}
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        <Trans>Discard draft</Trans>
      </Button>
    </Alert>
  );
}
