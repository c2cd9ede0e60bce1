import { useRemote } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { useDebouncedValue } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ratingPreview } from '../../shared/api/quotes';
import type { QuoteRequest, RatingResult } from '../../shared/api/types';
import { blocksRating, checkQuoteForm } from './check-quote-form';
import type { FieldIssue } from './field-issue';
import type { QuoteFormValues } from './quote-form-values';
import { toRatingRequest } from './to-rating-request';
import { toRequest } from './to-request';

/** How long typing rests before a price is asked for, in milliseconds. */
const REST = 350;

/** What is known of the price of the freight as it stands in the form. */
export interface LiveRating {
  /** The last answer; it stays while the form has moved on. */
  result: RatingResult | null;
  /** True while the result belongs to an earlier state of the form. */
  stale: boolean;
  loading: boolean;
  error: Error | null;
  /** What has to be put right before there can be a price. */
  missing: readonly FieldIssue[];
  retry(): void;
}

const LiveRatingContext = createContext<LiveRating | null>(null);

/** Asks for prices while the form is being filled, and gives them to the fields and the result. An overtaken question is aborted. */
export function LiveRatingProvider({ stored, children }: { stored?: QuoteRequest; children: ReactNode }) {
  const { api } = useRemote();
  const { control } = useFormContext<QuoteFormValues>();
  const values = useWatch({ control }) as QuoteFormValues;
  const issues = checkQuoteForm(values, today(new Date())).filter(blocksRating);
  const missing = useSame(issues);
  // Text, because equal requests have to be one and the same for the pause.
  const current = issues.length === 0 ? JSON.stringify(toRatingRequest(toRequest(values, stored))) : null;
  const [asked] = useDebouncedValue(current, REST);
  const request = useMemo(() => (asked === null ? null : (JSON.parse(asked) as QuoteRequest)), [asked]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...ratingPreview(api, request),
    placeholderData: (previous) => previous,
  });
  const rating = useMemo(
    () => ({
      result: data ?? null,
      stale: isPlaceholderData || asked !== current,
      loading: isFetching || (current !== null && asked !== current),
      error,
      missing,
      retry: () => void refetch(),
    }),
    [data, isPlaceholderData, asked, current, isFetching, error, missing, refetch],
  );
  return <LiveRatingContext value={rating}>{children}</LiveRatingContext>;
}

/** The same object for as long as its content stays the same, so that typing does not draw the result anew. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** The price of the form as it stands; throws outside the form. */
export function useLiveRating(): LiveRating {
  const rating = useContext(LiveRatingContext);
  if (!rating) throw new Error('useLiveRating is used outside LiveRatingProvider');
  return rating;
}
