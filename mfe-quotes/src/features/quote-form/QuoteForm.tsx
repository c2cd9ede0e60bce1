import { paths } from '@lading/mfe-contract';
import { useDraftForm, useRemote } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { Alert, Button, IconInfoCircle, PageHeader, useDisclosure } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { PickupDays } from '../../shared/api/pickup-days';
import type { OfferTotals, Quote, QuoteRequest } from '../../shared/api/types';
import { isSameOffer } from '../../shared/offers/same-offer';
import { useCacheQuote } from '../../shared/use-cache-quote';
import { ErrorSummary } from './ErrorSummary';
import { Folds } from './folds/Folds';
import { FoldsProvider, useFolds } from './folds/folds-context';
import { ItemsFields } from './items/ItemsFields';
import { LaneFields } from './lane/LaneFields';
import { usePickupDay } from './lane/use-pickup-day';
import classes from './quote-form.module.css';
import { LiveRatingProvider } from './result/live-rating';
import { ResultPanel } from './result/ResultPanel';
import { ServicesField } from './services/ServicesField';
import { StartTools } from './start/StartTools';
import { inPageOrder, listErrors, refusesFields, showRefusedFields, useClearedErrors } from './values/form-errors';
import { type ParsedQuote, quoteForm } from './values/quote-form-schema';
import type { QuoteFormValues } from './values/quote-form-values';
import { toRequest } from './values/to-request';

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./start/SaveTemplateDialog')).SaveTemplateDialog,
}));

export interface QuoteFormProps {
  title: string;
  description?: ReactNode;
  /** Key of the draft. */
  draft: string;
  /** Values of the unchanged form. */
  defaults: QuoteFormValues;
  /** Pickup days to propose for a new quote. */
  pickupDays?: PickupDays;
  /** The request that is being edited. */
  stored?: QuoteRequest;
  saveLabel: string;
  save(request: QuoteRequest, revision: number | null): Promise<Quote>;
  /** Alert for a failed save that is not about fields. */
  failure(error: unknown, deleteDraft: () => void): ReactNode;
  /** Content above the button. */
  children?: ReactNode;
}

interface Saving {
  values: ParsedQuote;
  /** The live offer whose booking opens on the saved quote. */
  booked?: OfferTotals;
}

/** The quote form: the essentials and everything else folded, with the live result beside them. Saving leads to the quote. */
export function QuoteForm(props: QuoteFormProps) {
  return (
    <FoldsProvider>
      <FoldedForm {...props} />
    </FoldsProvider>
  );
}

function FoldedForm({
  title,
  description,
  draft,
  defaults,
  pickupDays,
  stored,
  saveLabel,
  save,
  failure,
  children,
}: QuoteFormProps) {
  const [schema] = useState(() => quoteForm(today(new Date())));
  const form = useDraftForm({ name: draft, schema, defaults, mode: 'onTouched', shouldFocusError: false });
  const [restored, setRestored] = useState(() => JSON.stringify(form.getValues()) !== JSON.stringify(defaults));
  const { reset } = form;
  const { show } = useFolds();
  const [namingTemplate, templateDialog] = useDisclosure();
  const { host } = useRemote();
  const navigate = useNavigate();
  const cacheQuote = useCacheQuote();
  useClearedErrors(form, schema);
  usePickupDay(form, defaults.pickup.on, pickupDays);

  const saving = useMutation({
    mutationFn: ({ values }: Saving) => save(toRequest(values, stored), form.getValues('revision')),
    onSuccess: (quote, { booked }) => {
      reset();
      cacheQuote(quote);
      const offer = booked && quote.offers.find((saved) => isSameOffer(saved, booked));
      void navigate({ pathname: paths.quote(quote.id), search: offer && `?book=${offer.id}` });
    },
    onError: (error) => showRefusedFields(error, form, show),
  });
  const submit = (booked?: OfferTotals) =>
    form.handleSubmit(
      // The error is displayed from the mutation or at the fields.
      (values) => saving.mutateAsync({ values, booked }).catch(() => undefined),
      (errors) => {
        const [first] = inPageOrder(listErrors(errors));
        if (first) show(first.path);
      },
    );
  const discard = () => {
    reset();
    setRestored(false);
  };

  return (
    <FormProvider {...form}>
      <LiveRatingProvider>
        <PageHeader
          title={title}
          description={description}
          action={<StartTools onSaveTemplate={templateDialog.open} />}
        />
        <div className={classes.place}>
          <form className={classes.form} onSubmit={(event) => void submit()(event)} noValidate autoComplete="off">
            <div className={classes.fields}>
              <ErrorSummary />
              {restored && <DraftNote onDiscard={discard} />}
              <section className={classes.essentials} aria-label={t`Lane, freight and services`}>
                <LaneFields autoFocus={!stored && !restored} />
                <ItemsFields />
                <ServicesField />
              </section>
              <Folds />
            </div>
            <ResultPanel
              saveLabel={saveLabel}
              onBook={host.session.can('quote.book') ? (offer) => void submit(offer)() : undefined}
            >
              {children}
              {saving.isError && !refusesFields(saving.error) && failure(saving.error, () => reset())}
            </ResultPanel>
          </form>
        </div>
        {namingTemplate && (
          <Suspense fallback={null}>
            <SaveTemplateDialog onClose={templateDialog.close} />
          </Suspense>
        )}
      </LiveRatingProvider>
    </FormProvider>
  );
}

function DraftNote({ onDiscard }: { onDiscard(): void }) {
  return (
    <Alert role="status" variant="light" color="gray" p="xs" icon={<IconInfoCircle size={18} />}>
      <strong>
        <Trans>Draft restored</Trans>
      </strong>{' '}
      <Trans>You left before saving.</Trans>{' '}
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        <Trans>Discard draft</Trans>
      </Button>
    </Alert>
  );
}
