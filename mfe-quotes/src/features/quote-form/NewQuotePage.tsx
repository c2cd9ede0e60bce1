import type { Preferences } from '@lading/mfe-contract';
import { FailureAlert, useRemote, useTitle } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { ForbiddenState, Page, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type CompanyDefaults, companyQueries } from '../../shared/api/company';
import { createQuote } from '../../shared/api/quotes';
import { QuoteForm } from './QuoteForm';
import { emptyQuote } from './values/quote-form-values';

/** Lane, freight and services, priced while typing; saving stores the quote with its offers. */
export function NewQuotePage() {
  const { host, api } = useRemote();
  const { preferences } = host.session;
  const [pickupOn] = useState(() => nextBusinessDay(today(new Date())));
  // Deferred, so that rendering the large form does not block the browser.
  const company = useDeferredValue(useQuery(companyQueries.defaults(api)));
  useTitle(t`New quote`);

  if (!host.session.can('quote.create')) return <ForbiddenState />;
  if (company.isPending)
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
        defaults={emptyQuote(pickupOn, unitsOf(preferences, company.data), company.data?.accessorials)}
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
