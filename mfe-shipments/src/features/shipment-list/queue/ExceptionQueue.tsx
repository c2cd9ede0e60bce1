import { paths } from '@lading/mfe-contract';
import { FailureAlert, failureDigest, failureMessage, useRemote } from '@lading/mfe-kit';
import { Alert, Anchor, Button, EmptyState, ErrorState, Group, SkeletonRows, Text } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { exceptionPage, rejectedTenders } from '../api';
import { exceptionFilterOf } from '../list-address';
import { Pager } from '../Pager';
import { useHeld } from '../use-held';
import { usePages } from '../use-pages';
import { useSteadyRows } from '../use-steady-rows';
import { ExceptionTable } from './ExceptionTable';
import { QueueFilters } from './QueueFilters';
import { useExceptionActs } from './use-exception-acts';

/** Exceptions to be worked through: taken, given, put off, resolved. */
export function ExceptionQueue() {
  const { api } = useRemote();
  const [search] = useSearchParams();
  const filter = exceptionFilterOf(search);
  const pages = usePages();
  const exceptions = useQuery(exceptionPage(api, filter, pages.after));
  const acts = useExceptionActs();
  const held = useHeld();
  const loaded = exceptions.data?.items ?? [];
  // What somebody has just done is shown at once; only what comes by itself waits.
  const key = `${JSON.stringify(filter)} ${pages.after} ${exceptions.isPlaceholderData} ${acts.count}`;
  const { rows, changed, show } = useSteadyRows(loaded, key, held.isHeld);
  return (
    <>
      <RejectedTenders />
      <QueueFilters />
      {acts.done && <Done text={acts.done.text} onUndo={acts.undo} busy={acts.isPending} />}
      {acts.error !== null && (
        <FailureAlert error={acts.error} title={t`The exception was not changed`}>
          <Trans>It is as it was.</Trans>
        </FailureAlert>
      )}
      {exceptions.isPending && <SkeletonRows rows={8} height={52} label={t`Loading exceptions`} />}
      {exceptions.isError && (
        <ErrorState
          title={t`The exceptions could not be loaded`}
          digest={failureDigest(exceptions.error)}
          onRetry={() => void exceptions.refetch()}
        >
          <Trans>{failureMessage(exceptions.error)} Your filters are kept.</Trans>
        </ErrorState>
      )}
      {exceptions.isSuccess && loaded.length === 0 && <NoExceptions filtered={Object.values(filter).some(Boolean)} />}
      {changed && (
        <Group gap="xs" role="status">
          <Text>
            <Trans>The queue has changed.</Trans>
          </Text>
          <Button variant="default" size="compact-sm" onClick={show}>
            <Trans>Show the change</Trans>
          </Button>
        </Group>
      )}
      {rows.length > 0 && (
        <div {...held.props}>
          <ExceptionTable exceptions={rows} stale={exceptions.isPlaceholderData} acts={acts} />
        </div>
      )}
      {exceptions.isSuccess && (
        <Pager
          label={t`Pages of exceptions`}
          pages={pages}
          nextCursor={exceptions.data.nextCursor}
          busy={exceptions.isPlaceholderData}
        />
      )}
    </>
  );
}

function Done({ text, onUndo, busy }: { text: string; onUndo(): void; busy: boolean }) {
  return (
    <Group role="status" gap="xs">
      <Text>{text}</Text>
      <Button variant="default" size="compact-sm" loading={busy} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </Group>
  );
}

/** Rejected tenders need another carrier; they have no exception of their own. */
function RejectedTenders() {
  const { api } = useRemote();
  const { data: count = 0 } = useQuery(rejectedTenders(api));
  if (count === 0) return null;
  return (
    <Alert color="amber" variant="light">
      <Plural value={count} one="A carrier has rejected a tender." other="Carriers have rejected # tenders." />{' '}
      <Anchor component={Link} to={`${paths.shipments()}?status=tender_rejected`} inherit underline="always">
        <Plural value={count} one="Choose another carrier for it" other="Choose other carriers for them" />
      </Anchor>
    </Alert>
  );
}

function NoExceptions({ filtered }: { filtered: boolean }) {
  const [, setSearch] = useSearchParams();
  if (filtered) {
    return (
      <EmptyState
        title={t`No exception matches`}
        action={
          <Button variant="default" onClick={() => setSearch({ view: 'needs_action' }, { replace: true })}>
            <Trans>Clear the filters</Trans>
          </Button>
        }
      >
        <Trans>Try fewer filters, or look at what was put off.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No open exceptions`}>
      <Trans>Missed pickups, delays, damage and the like are listed here as soon as they are known.</Trans>
    </EmptyState>
  );
}
