import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInRemote } from '../testing/render-in-remote';
import { AsyncSelect } from './AsyncSelect';

const find = jest.fn<(text: string) => Promise<string[]>>();

function Choice() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <AsyncSelect<string, string[]>
        label="Contact"
        value={value}
        onChange={setValue}
        search={(text) => ({ queryKey: ['search', text], queryFn: () => find(text), retry: false })}
        keyOf={(name) => name}
        labelOf={(name) => name}
      />
      <output aria-label="Chosen">{value ?? 'nothing'}</output>
    </>
  );
}
const chosen = () => screen.getByLabelText('Chosen').textContent;

test('searches the server and chooses with the keyboard; an emptied input clears the choice', async () => {
  find.mockImplementation(async (text) => ['Riverside', 'Riverton'].filter((name) => name.startsWith(text)));
  renderInRemote(<Choice />);
  const input = screen.getByLabelText('Contact');
  await userEvent.type(input, 'Riverto');
  await screen.findByRole('option', { name: 'Riverton' });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([chosen(), (input as HTMLInputElement).value]).toEqual(['Riverton', 'Riverton']);
  await userEvent.clear(input);
  expect(chosen()).toBe('nothing');
});

test('says that nothing was found, and that the search failed', async () => {
  find.mockResolvedValueOnce([]).mockRejectedValueOnce(new TypeError('lost'));
  renderInRemote(<Choice />);
  const input = screen.getByLabelText('Contact');
  await userEvent.click(input);
  expect(await screen.findByText('No matches')).toBeInTheDocument();
  await userEvent.type(input, 'x');
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
});
