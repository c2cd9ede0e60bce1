import { ApiProblem } from '@lading/api-client';
import { paths, usePageTitle } from '@lading/mfe-contract';
import { FailureAlert, LoadFailure, useRemote } from '@lading/mfe-kit';
import {
  Alert,
  Anchor,
  Button,
  ForbiddenState,
  IconAlertTriangle,
  Page,
  PageHeader,
  SkeletonRows,
  StateBlock,
} from '@lading/ui';
import { Link, useNavigate, useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteDetail, updateQuote } from '../../shared/api/quotes';
import type { Quote, QuoteStatus } from '../../shared/api/types';
import { draftKey, readDraft } from '../../shared/form/draft-storage';
import { EditChanges } from './EditChanges';
import { fromRequest } from './from-request';
import { QuoteForm } from './QuoteForm';
import { isWholeForm } from './quote-form-values';
import { useRemember } from './use-remember';

/** States that a quote can be rated again from (freight.md §3.1). */
const EDITABLE: readonly QuoteStatus[] = ['draft', 'quoted', 'expired'];

/** Changes a stored quote and rates it again; the earlier offers stay as a revision. */
export function EditQuotePage() {
  const { host, api } = useRemote();
  const { id = '' } = useParams();
  const quote = useQuery(quoteDetail(api, id));
  const [reloads, setReloads] = useState(0);
  usePageTitle(host, quote.data ? t`Edit ${quote.data.number}` : t`Edit quote`);

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
          <Trans>Open the quote</Trans>
        </Button>
      }
    >
      {quote.status === 'booked'
        ? t`It is booked. Its shipment carries on from here.`
        : t`Its status allows no change.`}
    </StateBlock>
  );
}

/** The quote is held as it was when the form opened, so that nothing typed is lost when it changes in store. */
function EditForm({ current, onReload }: { current: Quote; onReload(): void }) {
  const { host, api } = useRemote();
  const [quote] = useState(current);
  const { company, user } = host.session;
  const key = draftKey('quote', company?.id, user?.id, quote.id);
  const [pristine] = useState(() => fromRequest(quote.request));
  const [draft] = useState(() => readDraft(key, isWholeForm));
  const navigate = useNavigate();
  const remember = useRemember();

  const failure = (error: unknown, forgetDraft: () => void) => {
    const reload = () => {
      forgetDraft();
      onReload();
    };
    return error instanceof ApiProblem && error.status === 409 ? (
      <Conflict problem={error} onReload={reload} />
    ) : (
      <FailureAlert error={error} title={t`The change was not saved`}>
        <Trans>What you typed is kept.</Trans>
      </FailureAlert>
    );
  };
  return (
    <>
      <PageHeader
        title={t`Edit ${quote.number}`}
        description={
          <Anchor component={Link} to={paths.quote(quote.id)}>
            <Trans>Back to the quote</Trans>
          </Anchor>
        }
      />
      <QuoteForm
        pristine={pristine}
        draftKey={key}
        draft={draft}
        stored={quote}
        saveLabel={t`Save and re-rate`}
        save={(request, revision) => updateQuote(api, quote.id, request, revision ?? quote.revision)}
        onSaved={(saved) => {
          remember(saved);
          void navigate(paths.quote(saved.id));
        }}
        failure={failure}
      >
        <EditChanges stored={quote.request} />
      </QuoteForm>
    </>
  );
}

function Conflict({ problem, onReload }: { problem: ApiProblem; onReload(): void }) {
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`The quote has changed in the meantime`}
    >
      <p>
        <Trans>{problem.detail} What you typed is still here; loading the stored quote puts it in its place.</Trans>
      </p>
      <Button size="xs" variant="default" onClick={onReload}>
        <Trans>Load the stored quote</Trans>
      </Button>
    </Alert>
  );
}
