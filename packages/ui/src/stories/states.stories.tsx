import { Button, EmptyState, ErrorState, ForbiddenState, NotFound, SkeletonRows } from '../index';

export default { title: 'Design system/States' };

export const Empty = () => (
  <EmptyState title="No contacts yet" action={<Button>Add contact</Button>}>
    Contacts fill in the stops of a quote.
  </EmptyState>
);
export const Failed = () => (
  <ErrorState title="The contacts could not be loaded" digest="3f29a1" onRetry={() => undefined}>
    The server did not answer. Try again.
  </ErrorState>
);
export const Forbidden = () => <ForbiddenState />;
export const Missing = () => <NotFound />;
export const Loading = () => <SkeletonRows rows={4} label="Loading contacts" />;
