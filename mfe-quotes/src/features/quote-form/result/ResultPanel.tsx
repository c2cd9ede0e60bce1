import { Button, formatMoney, IconChevronUp, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { OfferTotals } from '../../../shared/api/types';
import { useFolds } from '../folds/folds-context';
import { fieldPathOf } from '../values/field-path';
import { LiveResult } from './LiveResult';
import { type LiveRating, useLiveRating } from './live-rating';
import { NeededToBook } from './NeededToBook';
import type { QuoteFormValues } from '../values/quote-form-values';
import classes from './result-panel.module.css';

export interface ResultPanelProps {
  saveLabel: string;
  onBook?: (offer: OfferTotals) => void;
  /** What saving does, or what went wrong with it. */
  children?: ReactNode;
}

/** The live result beside the form; on a phone a sheet at the bottom that shows the best price and opens to the whole. */
export function ResultPanel({ saveLabel, onBook, children }: ResultPanelProps) {
  const rating = useLiveRating();
  const { control, getValues } = useFormContext<QuoteFormValues>();
  const { isSubmitting } = useFormState({ control });
  const folds = useFolds();
  const [open, setOpen] = useState(false);
  const id = useId();

  /** Closes the sheet first, which covers the field on a phone. */
  const show = (path: string) => {
    setOpen(false);
    requestAnimationFrame(() => folds.show(path));
  };
  const showPointer = (pointer: string) => {
    const path = fieldPathOf(pointer, getValues());
    if (path) show(path);
  };
  return (
    <aside className={classes.panel} aria-label={t`Result`} data-open={open || undefined}>
      <UnstyledButton className={classes.bar} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={classes.best} data-stale={rating.stale || undefined}>
          {bestPrice(rating)}
        </span>
        <IconChevronUp size={20} aria-hidden="true" className={classes.chevron} />
      </UnstyledButton>
      <div className={classes.content} id={id}>
        <LiveResult rating={rating} onShow={showPointer} onBook={onBook} />
      </div>
      <div className={classes.foot}>
        <NeededToBook onShow={show} />
        <div className={classes.notes}>{children}</div>
        <Button type="submit" className={classes.save} loading={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </aside>
  );
}

function bestPrice({ result, loading, error }: LiveRating): ReactNode {
  const best = result?.offers[0];
  if (best) {
    return (
      <>
        <strong>{formatMoney(best.total)}</strong> <span>{best.carrier.name}</span>
      </>
    );
  }
  if (loading)
    return (
      <span>
        <Trans>Rating</Trans>
      </span>
    );
  return <span>{error || result ? t`No price yet` : t`Enter lane and freight`}</span>;
}
