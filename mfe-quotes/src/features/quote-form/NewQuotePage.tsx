import type { Preferences } from '@lading/mfe-contract';
import { FailureAlert, useRemote, useTitle } from '@lading/mfe-kit';
import { ForbiddenState, Page, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type CompanyDefaults, companyQueries } from '../../shared/api/company';
import { pickupDayQueries } from '../../shared/api/pickup-days';
import { createQuote } from '../../shared/api/quotes';
import { QuoteForm } from './QuoteForm';
import { emptyQuote } from './values/quote-form-values';

/** Lane, freight and services, priced while typing; saving stores the quote with its offers. */
export function NewQuotePage() {
  const { host, api } = useRemote();
  const { preferences } = host.session;
  // Deferred, so that rendering the large form does not block the browser.
  const days = useDeferredValue(useQuery(pickupDayQueries.next(api)));
  const company = useDeferredValue(useQuery(companyQueries.defaults(api)));
  useTitle(t`New quote`);

  if (!host.session.can('quote.create')) return <ForbiddenState />;
  if (company.isPending || days.isPending)
    return (
      <Page name="new-quote" ready={false}>
        <SkeletonRows rows={8} height={56} label={t`Loading the form`} />
      </Page>
    );
  return (
    <Page name="new-quote">
      <QuoteForm
        title={t`New quote`}
        draft="quote.new"
        defaults={emptyQuote(days.data?.US ?? '', unitsOf(preferences, company.data), company.data?.accessorials)}
        pickupDays={days.data}
        saveLabel={t`Save quote`}
        save={(request) => createQuote(api, request)}
        failure={(error) => (
          <FailureAlert error={error} title={t`The quote was not saved`}>
            <Trans>Your input is kept.</Trans>
          </FailureAlert>
        )}
      />
    </Page>
  );
}

/** Metric units of the user's profile apply; otherwise those of the company. */
const unitsOf = (own: Preferences | null, company: CompanyDefaults | undefined) =>
  own?.units === 'metric' ? 'metric' : company?.units;
