import { useDraftForm } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { Alert, Button, IconInfoCircle, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Quote, QuoteRequest } from '../../shared/api/types';
import { ErrorSummary } from './ErrorSummary';
import { refusedFields, useClearedErrors } from './form-errors';
import { FreightSection } from './FreightSection';
import { LaneSection } from './LaneSection';
import { LiveRatingProvider } from './live-rating';
import classes from './quote-form.module.css';
import { quoteForm } from './quote-form-schema';
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
  const [failed, setFailed] = useState<unknown>(null);
  const [others, setOthers] = useState<string[]>([]);
  const { reset } = form;
  const [namingTemplate, templateDialog] = useDisclosure();
  useClearedErrors(form, schema);

  const refuse = (error: unknown) => {
    const refused = refusedFields(error, form.getValues());
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
      const quote = await save(toRequest(values, stored), form.getValues('revision'));
      reset();
      onSaved(quote);
    } catch (error) {
      refuse(error);
    }
  });
  const discard = () => {
    reset();
    setRestored(false);
  };

  return (
    <FormProvider {...form}>
      <LiveRatingProvider>
        <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
          <div className={classes.fields}>
            <ErrorSummary others={others} />
            {restored && <DraftNote onDiscard={discard} />}
            <LaneSection />
            <FreightSection onSaveTemplate={templateDialog.open} />
            <ServicesSection />
            <ValueSection />
            <ReferencesSection />
          </div>
          <ResultPanel saveLabel={saveLabel}>
            {children}
            {failed !== null && failure(failed, () => reset())}
          </ResultPanel>
        </form>
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
