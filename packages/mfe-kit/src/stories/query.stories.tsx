import { ApiProblem } from '@lading/api-client';
import { StatusBadge } from '@lading/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DetailPage, FailureAlert, LinkList, LoadFailure, QueryBoundary, TabLinks } from '../index';
import { InRemote } from './in-remote';

export default { title: 'Kit/Pages and queries' };

const REPLIES = {
  data: () => Promise.resolve('12 carriers'),
  pending: () => new Promise<string>(() => undefined),
  failed: () => Promise.reject(new ApiProblem(403, 'FORBIDDEN', 'Your role does not include carriers.')),
};
const reply = (kind: keyof typeof REPLIES) => queryOptions({ queryKey: ['story', kind], queryFn: REPLIES[kind] });

function Boundary({ kind }: { kind: keyof typeof REPLIES }) {
  return (
    <QueryBoundary query={useQuery(reply(kind))} loading="Loading carriers" failed="The carriers could not be loaded">
      {(text) => <p>{text}</p>}
    </QueryBoundary>
  );
}

function Detail({ kind }: { kind: keyof typeof REPLIES }) {
  const tabs = (
    <TabLinks
      label="Parts of the shipment"
      tabs={[
        { to: '/', label: 'Overview', current: true },
        { to: '/documents', label: 'Documents', current: false, count: 2 },
      ]}
    />
  );
  const header = { title: 'S-1042', status: <StatusBadge tone="active">In transit</StatusBadge>, tabs };
  return (
    <DetailPage
      name="shipment"
      query={useQuery(reply(kind))}
      title="Shipment"
      loading="Loading the shipment"
      failed="The shipment could not be loaded"
      header={() => header}
    >
      {(text) => <p>{text}</p>}
    </DetailPage>
  );
}

function Links({ kind, count = 6 }: { kind: keyof typeof REPLIES; count?: number }) {
  const query = useQuery(reply(kind));
  const links = query.isSuccess
    ? Array.from({ length: count }, (_, n) => ({ to: `/${n}`, label: `Carrier ${n}` }))
    : undefined;
  return <LinkList caption="Carriers" query={query} links={links} empty="No carriers yet" />;
}

const story = (content: React.ReactNode) => () => <InRemote>{content}</InRemote>;
const outage = new ApiProblem(503, 'UNAVAILABLE', 'The server is busy.', [], {}, '3f29a1');

export const Data = story(<Boundary kind="data" />);
export const Pending = story(<Boundary kind="pending" />);
export const Failed = story(<Boundary kind="failed" />);
export const LinksData = story(<Links kind="data" />);
export const LinksPending = story(<Links kind="pending" />);
export const LinksFailed = story(<Links kind="failed" />);
export const LinksEmpty = story(<Links kind="data" count={0} />);
export const DetailData = story(<Detail kind="data" />);
export const DetailPending = story(<Detail kind="pending" />);
export const DetailForbidden = story(<Detail kind="failed" />);
export const Alert = story(<FailureAlert error={outage} title="The quote was not saved" />);
export const PageFailure = story(
  <LoadFailure error={outage} title="The quotes could not be loaded" order={1} onRetry={() => undefined} />,
);
