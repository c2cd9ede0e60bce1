import { Alert, Button, IconInfoCircle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Quote, QuoteRequest } from '../../shared/api/types';
import type { Draft } from '../../shared/form/draft-storage';
import { useDraftKeeper } from '../../shared/form/use-draft-keeper';
import { ErrorSummary } from './ErrorSummary';
import { quoteFormResolver, refusedFields, useClearedErrors } from './form-errors';
import { FreightSection } from './FreightSection';
import { LaneSection } from './LaneSection';
import { LiveRatingProvider } from './live-rating';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';
import { ReferencesSection } from './ReferencesSection';
import { ResultPanel } from './ResultPanel';
import { ServicesSection } from './ServicesSection';
import { toRequest } from './to-request';
import { useLatePristine } from './use-late-pristine';
import { ValueSection } from './ValueSection';

export interface QuoteFormProps {
  /** The form without anything typed: empty, or as the stored quote has it. */
  pristine: QuoteFormValues;
  /** Where the draft is kept in the browser, and what was found there. */
  draftKey: string;
  draft: Draft<QuoteFormValues> | null;
  /** Request and revision that are being edited. */
  stored?: { request: QuoteRequest; revision: number };
  saveLabel: string;
  save(request: QuoteRequest, revision: number | null): Promise<Quote>;
  onSaved(quote: Quote): void;
  /** What to say when saving fails otherwise than by its fields. */
  failure(error: unknown, forgetDraft: () => void): ReactNode;
  /** What stands above the button. */
  children?: ReactNode;
}

/** The quote form: freight at the left, what follows from it at the right. */
export function QuoteForm({
  pristine,
  draftKey,
  draft,
  stored,
  saveLabel,
  save,
  onSaved,
  failure,
  children,
}: QuoteFormProps) {
  const [restored, setRestored] = useState(draft);
  const [failed, setFailed] = useState<unknown>(null);
  const [others, setOthers] = useState<string[]>([]);
  const form = useForm<QuoteFormValues>({
    defaultValues: draft?.values ?? pristine,
    mode: 'onTouched',
    resolver: quoteFormResolver,
  });
  useClearedErrors(form);
  useLatePristine(form, pristine);
  const revision = restored ? restored.revision : (stored?.revision ?? null);
  const forgetDraft = useDraftKeeper({ form, key: draftKey, pristine, revision });

  const refuse = (error: unknown, values: QuoteFormValues) => {
    const refused = refusedFields(error, values);
    if (!refused) return setFailed(error);
    refused.placed.forEach(({ path, message }, index) =>
      form.setError(path as 'pickup.on', { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setOthers(refused.others);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    setOthers([]);
    try {
      const quote = await save(toRequest(values, stored?.request), revision);
      forgetDraft();
      onSaved(quote);
    } catch (error) {
      refuse(error, values);
    }
  });
  const discard = () => {
    form.reset(pristine);
    setRestored(null);
  };

  return (
    <FormProvider {...form}>
      <LiveRatingProvider stored={stored?.request}>
        <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
          <div className={classes.fields}>
            <ErrorSummary others={others} />
            {restored && <DraftNote onDiscard={discard} />}
            <LaneSection />
            <FreightSection />
            <ServicesSection />
            <ValueSection />
            <ReferencesSection />
          </div>
          <ResultPanel saveLabel={saveLabel}>
            {children}
            {failed !== null && failure(failed, forgetDraft)}
          </ResultPanel>
        </form>
      </LiveRatingProvider>
    </FormProvider>
  );
}

function DraftNote({ onDiscard }: { onDiscard(): void }) {
  return (
    <Alert role="status" variant="light" color="gray" icon={<IconInfoCircle size={18} />} title={t`Draft restored`}>
      <Trans>You left this form before saving it; everything you typed is here.</Trans>{' '}
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        <Trans>Discard the draft</Trans>
      </Button>
    </Alert>
  );
}
