import { paths } from '@lading/mfe-contract';
import { Alert, Anchor, Button, EmptyState, ErrorState, Group, SkeletonRows, Text } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../shared/area';
import { FailureAlert } from '../../../shared/FailureAlert';
import { describeFailure } from '../../../shared/problem';
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
  const { api } = useArea();
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
        <FailureAlert error={acts.error} title="The exception was not changed">
          It is as it was.
        </FailureAlert>
      )}
      {exceptions.isPending && <SkeletonRows rows={8} height={52} label="Loading exceptions" />}
      {exceptions.isError && (
        <ErrorState title="The exceptions could not be loaded" digest={describeFailure(exceptions.error).digest} onRetry={() => void exceptions.refetch()}>
          {describeFailure(exceptions.error).message} Your filters are kept.
        </ErrorState>
      )}
      {exceptions.isSuccess && loaded.length === 0 && <NoExceptions filtered={Object.values(filter).some(Boolean)} />}
      {changed && (
        <Group gap="xs" role="status">
          <Text>The queue has changed.</Text>
          <Button variant="default" size="compact-sm" onClick={show}>
            Show the change
          </Button>
        </Group>
      )}
      {rows.length > 0 && (
        <div {...held.props}>
          <ExceptionTable exceptions={rows} stale={exceptions.isPlaceholderData} acts={acts} />
        </div>
      )}
      {exceptions.isSuccess && <Pager label="Pages of exceptions" pages={pages} nextCursor={exceptions.data.nextCursor} busy={exceptions.isPlaceholderData} />}
    </>
  );
}

function Done({ text, onUndo, busy }: { text: string; onUndo(): void; busy: boolean }) {
  return (
    <Group role="status" gap="xs">
      <Text>{text}</Text>
      <Button variant="default" size="compact-sm" loading={busy} onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}

/** Rejected tenders need another carrier; they have no exception of their own. */
function RejectedTenders() {
  const { api } = useArea();
  const { data: count = 0 } = useQuery(rejectedTenders(api));
  if (count === 0) return null;
  return (
    <Alert color="amber" variant="light">
      {count === 1 ? 'A carrier has rejected a tender.' : `Carriers have rejected ${count} tenders.`}{' '}
      <Anchor component={Link} to={`${paths.shipments()}?status=tender_rejected`} inherit underline="always">
        {count === 1 ? 'Choose another carrier for it' : 'Choose other carriers for them'}
      </Anchor>
    </Alert>
  );
}

function NoExceptions({ filtered }: { filtered: boolean }) {
  const [, setSearch] = useSearchParams();
  if (filtered) {
    return (
      <EmptyState title="No exception matches" action={<Button variant="default" onClick={() => setSearch({ view: 'needs_action' }, { replace: true })}>Clear the filters</Button>}>
        Try fewer filters, or look at what was put off.
      </EmptyState>
    );
  }
  return <EmptyState title="No open exceptions">Missed pickups, delays, damage and the like are listed here as soon as they are known.</EmptyState>;
}
