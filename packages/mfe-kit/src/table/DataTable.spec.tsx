import { jest } from '@jest/globals';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { msg } from '@lingui/core/macro';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { RowLink } from './RowLink';
import { useSelection } from './use-selection';
import { useSortedRows } from './use-sorted-rows';

interface Box {
  id: string;
  name: string;
  weight: number | null;
}

const COLUMNS: Column<Box>[] = [
  {
    id: 'name',
    header: msg`Name`,
    cell: ({ id, name }) => <RowLink to={`/boxes/${id}`}>{name}</RowLink>,
    sortValue: ({ name }) => name,
  },
  {
    id: 'weight',
    header: msg`Weight`,
    align: 'right',
    cell: ({ weight }) => weight,
    sortValue: ({ weight }) => weight,
  },
  { id: 'actions', header: msg`Actions`, cell: ({ name }) => <button aria-label={`Delete ${name}`}>Delete</button> },
];
const BOXES: Box[] = [
  { id: 'b1', name: 'Box 2', weight: 30 },
  { id: 'b2', name: 'Box 10', weight: null },
  { id: 'b3', name: 'Box 1', weight: 4 },
];

function Boxes({ boxes, selectable }: { boxes: Box[]; selectable?: boolean }) {
  const { rows, sort } = useSortedRows(boxes, COLUMNS);
  const selection = useSelection('all');
  return (
    <>
      <DataTable
        caption="Boxes"
        columns={COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        selection={selectable ? selection : undefined}
      />
      <output aria-label="Selected">{[...selection.ids].join()}</output>
    </>
  );
}

function renderBoxes(options: { boxes?: Box[]; selectable?: boolean } = {}) {
  const element = ({ boxes = BOXES, selectable = false }) => (
    <LadingProvider env="test">
      <MemoryRouter>
        <Boxes boxes={boxes} selectable={selectable} />
      </MemoryRouter>
    </LadingProvider>
  );
  const view = render(element(options));
  return { update: (boxes: Box[]) => view.rerender(element({ ...options, boxes })) };
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const focus = (element: HTMLElement) => act(() => element.focus());
const selected = () => screen.getByLabelText('Selected').textContent;

test('names the table, its columns and its rows', () => {
  renderBoxes();
  const table = within(screen.getByRole('table', { name: 'Boxes' }));
  expect(table.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    'Name',
    'Weight',
    'Actions',
  ]);
  expect(names()).toEqual(['Box 2', 'Box 10', 'Box 1']);
});

test('a header sorts in both directions; empty values stay last', async () => {
  renderBoxes();
  const weight = screen.getByRole('columnheader', { name: 'Weight' });
  expect(weight).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(weight).getByRole('button'));
  expect(weight).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Box 1', 'Box 2', 'Box 10']);
  await userEvent.click(within(weight).getByRole('button'));
  expect(weight).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Box 2', 'Box 1', 'Box 10']);
  await userEvent.click(within(weight).getByRole('button'));
  expect(weight).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['Box 2', 'Box 10', 'Box 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Box 1', 'Box 2', 'Box 10']);
});

test('arrow keys, Home and End move between rows, of which one is in the tab order', async () => {
  renderBoxes();
  focus(row('Box 2'));
  await userEvent.keyboard('{ArrowDown}');
  expect(row('Box 10')).toHaveFocus();
  expect(screen.getAllByRole('row').filter((each) => each.tabIndex === 0)).toEqual([row('Box 10')]);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(row('Box 1')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(row('Box 2')).toHaveFocus();
});

test('Enter opens the row; keys in its controls are left alone', async () => {
  const opened: (string | null)[] = [];
  renderBoxes();
  screen.getByRole('table').addEventListener('click', ({ target }) => opened.push((target as Element).textContent));
  focus(row('Box 10'));
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['Box 10']);
  focus(screen.getByRole('button', { name: 'Delete Box 10' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Delete Box 10' })).toHaveFocus();
});

test('Space, X, checkboxes and Shift select rows', async () => {
  renderBoxes({ selectable: true });
  focus(row('Box 10'));
  await userEvent.keyboard(' ');
  expect(selected()).toBe('b2');
  await userEvent.keyboard('xx');
  expect(selected()).toBe('b2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Box 10' }));
  expect(selected()).toBe('');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select Box 2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Box 1' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('b1,b2,b3');
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
});

test('the selection is kept on the next page, and select all adds only its rows', async () => {
  const { update } = renderBoxes({ selectable: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Box 2' }));
  update([{ id: 'b4', name: 'Box 4', weight: 1 }]);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).not.toBeChecked();
  await userEvent.click(all);
  expect(selected()).toBe('b1,b4');
  await userEvent.click(all);
  expect(selected()).toBe('b1');
});

test('more than 200 rows are virtualized, and the table still tells how many there are', async () => {
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  const boxes = Array.from({ length: 1000 }, (_, index) => ({ id: `b${index}`, name: `Box ${index}`, weight: index }));
  renderBoxes({ boxes });
  expect(await screen.findByRole('rowheader', { name: 'Box 0' })).toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(row('Box 0')).toHaveAttribute('aria-rowindex', '2');
});
