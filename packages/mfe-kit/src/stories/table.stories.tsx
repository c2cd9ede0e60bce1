import { ApiProblem } from '@lading/api-client';
import { Button, EmptyState, Text } from '@lading/ui';
import {
  type Column,
  DataTable,
  type ListFilters,
  ListPage,
  RowLink,
  SelectionBar,
  useSelection,
  useSortedRows,
} from '../index';
import { InRemote } from './in-remote';

export default { title: 'Kit/Tables and lists' };

interface Shipment {
  id: string;
  city: string;
  pallets: number;
}

const COLUMNS: Column<Shipment>[] = [
  {
    id: 'id',
    header: { id: 'Shipment' },
    cell: ({ id }) => <RowLink to={`/${id}`}>{id}</RowLink>,
    sortValue: ({ id }) => id,
  },
  { id: 'city', header: { id: 'City' }, cell: ({ city }) => city, sortValue: ({ city }) => city },
  { id: 'pallets', header: { id: 'Pallets' }, cell: ({ pallets }) => pallets, align: 'right', phone: 'corner' },
];
const shipments = (count: number): Shipment[] =>
  Array.from({ length: count }, (_, index) => ({ id: `S-${1000 + index}`, city: 'Dallas', pallets: index + 1 }));

function Shipments({ count, isSelectable }: { count: number; isSelectable?: boolean }) {
  const { rows, sort } = useSortedRows(shipments(count), COLUMNS);
  const selection = useSelection('all');
  return (
    <DataTable
      caption="Shipments"
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      sort={sort}
      selection={isSelectable ? selection : undefined}
    />
  );
}

function Selected({ message }: { message?: React.ReactNode }) {
  const selection = { ...useSelection('all'), ids: new Set(['S-1000', 'S-1001']) };
  return (
    <SelectionBar label="Selected shipments" selection={selection} message={message}>
      <Button variant="default">Print labels</Button>
    </SelectionBar>
  );
}

interface ListProps {
  count?: number;
  error?: unknown;
  isPending?: boolean;
  isFiltered?: boolean;
}

function List({ count = 0, error = null, isPending = false, isFiltered = false }: ListProps) {
  return (
    <ListPage
      name="shipments"
      title="Shipments"
      caption="Shipments"
      columns={COLUMNS}
      rows={shipments(count)}
      rowId={({ id }) => id}
      query={{ isPending, isError: error !== null, isPlaceholderData: false, error: error as Error, refetch: never }}
      action={<Button>Book shipment</Button>}
      count={`${count} shipments`}
      exportHref="/export"
      filters={FILTERS}
      rowName={({ id }) => id}
      preview={{ to: ({ id }) => `/${id}`, render: ({ city }) => <p>{city}</p> }}
      empty={<EmptyState title="No shipments yet" />}
      onClearFilters={isFiltered ? () => undefined : undefined}
    />
  );
}

const FILTERS: ListFilters = {
  label: 'Shipments',
  search: { placeholder: 'Number', value: undefined },
  fields: [
    {
      kind: 'choice',
      label: 'City',
      parameter: 'city',
      value: 'dallas',
      options: [{ value: 'dallas', label: 'Dallas' }],
    },
    { kind: 'dates', label: 'Pickup', parameters: { from: 'from', to: 'to' }, from: undefined, to: undefined },
  ],
};
const never = () => new Promise<never>(() => undefined);
const problem = (status: number, code: string) => new ApiProblem(status, code, 'Your role does not include shipments.');
const story = (content: React.ReactNode) => () => <InRemote>{content}</InRemote>;

export const Table = story(<Shipments count={3} />);
export const Selectable = story(<Shipments count={3} isSelectable />);
export const SelectionActions = story(<Selected />);
export const SelectionResult = story(<Selected message={<Text>S-1001 was left as it is.</Text>} />);
export const Virtual = story(<Shipments count={300} isSelectable />);
export const Page = story(<List count={3} />);
export const Empty = story(<List />);
export const NoMatches = story(<List isFiltered />);
export const Pending = story(<List isPending />);
export const Failed = story(<List error={problem(503, 'UNAVAILABLE')} />);
export const Forbidden = story(<List error={problem(403, 'FORBIDDEN')} />);
