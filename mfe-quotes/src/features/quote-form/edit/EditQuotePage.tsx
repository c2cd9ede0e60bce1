import { ApiProblem } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { FailureAlert, LoadFailure, useRemote, useTitle } from '@lading/mfe-kit';
import { Alert, Anchor, Button, ForbiddenState, IconAlertTriangle, Page, SkeletonRows, StateBlock } from '@lading/ui';
import { Link, useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteQueries, updateQuote } from '../../../shared/api/quotes';
import type { Quote, QuoteStatus } from '../../../shared/api/types';
import { EditChanges } from './EditChanges';
import { fromRequest } from '../values/from-request';
import { QuoteForm } from '../QuoteForm';

/** States that a quote can be rated again from (freight.md §3.1). */
const EDITABLE: readonly QuoteStatus[] = ['quoted', 'no_offers', 'expired'];

/** Changes a stored quote and rates it again; the earlier offers stay as a revision. */
export function EditQuotePage() {
  const { host, api } = useRemote();
  const { id = '' } = useParams();
  const quote = useQuery(quoteQueries.detail(api, id));
  const [reloads, setReloads] = useState(0);
  useTitle(quote.data ? t`Edit ${quote.data.number}` : t`Edit quote`);

  if (!host.session.can('quote.create')) return <ForbiddenState />;
  if (quote.isPending)
    return (
      <Page name="edit-quote" ready={false}>
        <SkeletonRows rows={8} height={56} label={t`Loading the quote`} />
      </Page>
    );
  if (quote.isError)
    return (
      <LoadFailure
        order={1}
        error={quote.error}
        title={t`The quote could not be loaded`}
        onRetry={() => void quote.refetch()}
      />
    );
  const reload = () => void quote.refetch().then(() => setReloads(reloads + 1));
  return (
    <Page name="edit-quote">
      {EDITABLE.includes(quote.data.status) ? (
        <EditForm key={reloads} current={quote.data} onReload={reload} />
      ) : (
        <NotEditable quote={quote.data} />
      )}
    </Page>
  );
}

function NotEditable({ quote }: { quote: Quote }) {
  return (
    <StateBlock
      order={1}
      icon={<IconAlertTriangle size={40} stroke={1.25} />}
      title={t`${quote.number} can no longer be changed`}
      action={
        <Button component={Link} to={paths.quote(quote.id)}>
          <Trans>Open quote</Trans>
        </Button>
      }
    >
      {quote.status === 'booked'
        ? t`It is booked. Open the shipment to change pickup, references or instructions.`
        : t`Quotes in this status cannot be changed.`}
    </StateBlock>
  );
}

/** Edits the quote as it was when the form opened, so that input is not lost if the stored quote changes. */
function EditForm({ current, onReload }: { current: Quote; onReload(): void }) {
  const { api } = useRemote();
  const [quote] = useState(current);
  const [defaults] = useState(() => ({ ...fromRequest(quote.request), revision: quote.revision }));

  const failure = (error: unknown, deleteDraft: () => void) => {
    const reload = () => {
      deleteDraft();
      onReload();
    };
    return error instanceof ApiProblem && error.status === 409 ? (
      <Conflict problem={error} onReload={reload} />
    ) : (
      <FailureAlert error={error} title={t`The change was not saved`}>
        <Trans>Your input is kept.</Trans>
      </FailureAlert>
    );
  };
  return (
    <QuoteForm
      title={t`Edit ${quote.number}`}
      description={
        <Anchor component={Link} to={paths.quote(quote.id)}>
          <Trans>Back to quote</Trans>
        </Anchor>
      }
      draft={`quote.${quote.id}`}
      defaults={defaults}
      stored={quote.request}
      saveLabel={t`Save and re-rate`}
      save={(request, revision) => updateQuote(api, quote.id, request, revision ?? quote.revision)}
      failure={failure}
    >
      <EditChanges stored={quote.request} />
    </QuoteForm>
  );
}

function Conflict({ problem, onReload }: { problem: ApiProblem; onReload(): void }) {
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`Someone else has changed this quote`}
    >
      <p>
        <Trans>{problem.detail} Your input is kept. Loading the saved quote replaces it.</Trans>
      </p>
      <Button size="xs" variant="default" onClick={onReload}>
        <Trans>Load saved quote</Trans>
      </Button>
    </Alert>
  );
}
