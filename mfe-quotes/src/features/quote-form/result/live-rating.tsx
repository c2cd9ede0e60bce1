import { useRemote } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { useDebouncedValue } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { quoteQueries, type RatedRequest } from '../../../shared/api/quotes';
import type { QuoteRequest } from '../../../shared/api/types';
import { type FieldIssue, issuesOf } from '../values/form-errors';
import { ratingForm } from '../values/quote-form-schema';
import type { QuoteFormValues } from '../values/quote-form-values';
import { toRatingRequest } from '../values/to-request';
import { useParsed } from './use-parsed';

/** A price is requested after this pause in typing. */
const PAUSE_MS = 350;

/** What is known of the price of the freight in the form. */
export interface LiveRating {
  /** The last response; it stays while the form changes. */
  result: RatedRequest | null;
  /** True while the result belongs to an earlier state of the form. */
  stale: boolean;
  loading: boolean;
  error: Error | null;
  /** What has to be filled in or corrected before rating. */
  missing: readonly FieldIssue[];
  retry(): void;
}

const LiveRatingContext = createContext<LiveRating | null>(null);

/** Requests prices while the form is being filled in, for its fields and the result panel. A request for an earlier state is aborted. */
export function LiveRatingProvider({ children }: { children: ReactNode }) {
  const { api } = useRemote();
  const { control } = useFormContext<QuoteFormValues>();
  const values = useWatch({ control }) as QuoteFormValues;
  const [schema] = useState(() => ratingForm(today(new Date())));
  const parsed = useParsed(schema, values);
  const missing = useStable(issuesOf(parsed?.error));
  // As text, because equal requests must be equal for the debounce.
  const current = parsed?.output ? JSON.stringify(toRatingRequest(parsed.output)) : null;
  const [asked] = useDebouncedValue(current, PAUSE_MS);
  const request = useMemo(() => (asked === null ? null : (JSON.parse(asked) as QuoteRequest)), [asked]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQueries.totals(api, request),
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

/** The same object as long as its content is the same, so that typing does not render the result again. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** Price of the form; throws outside the form. */
export function useLiveRating(): LiveRating {
  const rating = useContext(LiveRatingContext);
  if (!rating) throw new Error('useLiveRating must be used inside LiveRatingProvider');
  return rating;
}
