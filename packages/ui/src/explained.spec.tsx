import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { Explained } from './Explained';
import { LadingProvider } from './LadingProvider';

const word = () => screen.getByRole('button', { name: 'Digest' });
const isOpen = () => screen.queryByRole('tooltip') !== null;

function open() {
  render(
    <LadingProvider env="test">
      <Explained explanation="A short hash.">Digest</Explained>
    </LadingProvider>,
  );
}

test('opens on hover and stays while the pointer is on the explanation', async () => {
  open();
  await userEvent.hover(word());
  expect(screen.getByRole('tooltip')).toHaveTextContent('A short hash.');
  expect(word()).toHaveAccessibleDescription('A short hash.');
  await userEvent.hover(screen.getByRole('tooltip'));
  await act(() => new Promise((done) => setTimeout(done, 250)));
  expect(isOpen()).toBe(true);
  await userEvent.unhover(screen.getByRole('tooltip'));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('opens with the keyboard; Escape closes it and nothing around it', async () => {
  let escapes = 0;
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') escapes += 1;
  };
  document.addEventListener('keydown', onEscape);
  open();
  await userEvent.tab();
  expect(word()).toHaveFocus();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(escapes).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(escapes).toBe(1);
  document.removeEventListener('keydown', onEscape);
});

test('a tap opens it, another closes it', () => {
  open();
  const tap = () => fireEvent.click(word());
  tap();
  expect(isOpen()).toBe(true);
  tap();
  expect(isOpen()).toBe(false);
});
