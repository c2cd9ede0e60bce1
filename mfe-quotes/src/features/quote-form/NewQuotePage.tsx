import { paths, type Preferences } from '@lading/mfe-contract';
import { FailureAlert, useRemote, useTitle } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { ForbiddenState, Page, PageHeader } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CompanyDefaults, companyQueries } from '../../shared/api/company';
import { createQuote } from '../../shared/api/quotes';
import { QuoteForm } from './QuoteForm';
import { emptyQuote } from './quote-form-values';
import { useCacheQuote } from './use-cache-quote';

/** Lane, freight and services, priced while typing; saving stores the quote with its offers. */
export function NewQuotePage() {
  const { host, api } = useRemote();
  const { preferences } = host.session;
  const [pickupOn] = useState(() => nextBusinessDay(today(new Date())));
  const { data: company } = useQuery(companyQueries.defaults(api));
  const defaults = useMemo(
    () => emptyQuote(pickupOn, unitsOf(preferences, company), company?.accessorials),
    [pickupOn, preferences, company],
  );
  const navigate = useNavigate();
  const cacheQuote = useCacheQuote();
  useTitle(t`New quote`);

  if (!host.session.can('quote.create')) return <ForbiddenState />;
  return (
    <Page name="new-quote">
      <PageHeader title={t`New quote`} />
      <QuoteForm
        draft="quote.new"
        defaults={defaults}
        saveLabel={t`Save quote`}
        save={(request) => createQuote(api, request)}
        onSaved={(quote) => {
          cacheQuote(quote);
          void navigate(paths.quote(quote.id));
        }}
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
