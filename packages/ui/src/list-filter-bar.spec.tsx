import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LadingProvider } from './LadingProvider';
import { ListFilterBar } from './ListFilterBar';

function show(active: number) {
  return render(
    <LadingProvider env="test">
      <ListFilterBar
        label="Quotes"
        placeholder="Number"
        statuses={[]}
        filter={{}}
        active={active}
        onChange={() => undefined}
      >
        <input aria-label="Mode" />
      </ListFilterBar>
    </LadingProvider>,
  );
}

test('a button shows the number of active filters and opens them', async () => {
  show(2);
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  const fields = document.getElementById(button.getAttribute('aria-controls')!);
  expect(fields).toContainElement(screen.getByLabelText('Mode'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(fields).toHaveAttribute('data-collapsed');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(fields).not.toHaveAttribute('data-collapsed');
});

test('the button shows no number without active filters', () => {
  show(0);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
});
