import { ListFilterBar, type ListFilterBarProps } from '../ListFilterBar';
import { ListSearch } from '../ListSearch';
import { SavedViewsMenu } from '../SavedViewsMenu';

export default { title: 'Design system/Lists' };

const bar: ListFilterBarProps<'open' | 'done'> = {
  label: 'Shipments',
  placeholder: 'Number, carrier or city',
  statuses: [
    { value: 'open', label: 'Open' },
    { value: 'done', label: 'Done' },
  ],
  filter: {},
  active: 0,
  onChange: () => undefined,
};

export const Filters = () => <ListFilterBar {...bar} />;
export const FiltersActive = () => <ListFilterBar {...bar} filter={{ q: 'ohio', status: 'open' }} active={1} />;
export const Search = () => (
  <ListSearch label="Shipments" placeholder="Number" value="ohio" onChange={() => undefined} />
);
export const SavedViews = () => (
  <SavedViewsMenu
    views={[{ id: '1', name: 'Late in Ohio', query: 'q=ohio' }]}
    query="q=ohio"
    allLabel="All shipments"
    example="Late in Ohio"
    onOpen={() => undefined}
    onDelete={() => undefined}
    onSave={() => Promise.resolve()}
    renderFailure={() => null}
  />
);
