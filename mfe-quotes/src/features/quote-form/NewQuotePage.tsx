import { paths, type Preferences, usePageTitle } from '@lading/mfe-contract';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { ForbiddenState, Page, PageHeader } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { companyDefaults, type CompanyDefaults } from '../../shared/api/company';
import { createQuote } from '../../shared/api/quotes';
import { draftKey, readDraft } from '../../shared/form/draft-storage';
import { QuoteForm } from './QuoteForm';
import { emptyQuote, isWholeForm } from './quote-form-values';
import { useRemember } from './use-remember';

/** Lane, freight and services, priced while typing; saving stores the quote with its offers. */
export function NewQuotePage() {
  const { host, api } = useRemote();
  const { company, preferences, user } = host.session;
  const key = draftKey('quote', company?.id, user?.id);
  const [pickupOn] = useState(() => nextBusinessDay(today(new Date())));
  const [draft] = useState(() => readDraft(key, isWholeForm));
  // A draft says by itself what it began with.
  const { data: defaults } = useQuery({ ...companyDefaults(api), enabled: draft === null });
  const pristine = useMemo(
    () => emptyQuote(pickupOn, unitsOf(preferences, defaults), defaults?.accessorials),
    [pickupOn, preferences, defaults],
  );
  const navigate = useNavigate();
  const remember = useRemember();
  usePageTitle(host, t`New quote`);

  if (!host.session.can('quote.create')) return <ForbiddenState />;
  return (
    <Page name="new-quote">
      <PageHeader title={t`New quote`} />
      <QuoteForm
        pristine={pristine}
        draftKey={key}
        draft={draft}
        saveLabel={t`Save quote`}
        save={(request) => createQuote(api, request)}
        onSaved={(quote) => {
          remember(quote);
          void navigate(paths.quote(quote.id));
        }}
        failure={(error) => (
          <FailureAlert error={error} title={t`The quote was not saved`}>
            <Trans>What you typed is kept.</Trans>
          </FailureAlert>
        )}
      />
    </Page>
  );
}

/** Whoever has chosen metric units keeps them; everybody else begins with those of the company. */
const unitsOf = (own: Preferences | null, company: CompanyDefaults | undefined) =>
  own?.units === 'metric' ? 'metric' : company?.units;
