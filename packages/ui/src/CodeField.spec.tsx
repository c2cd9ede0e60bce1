import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './CodeField';
import { LadingProvider } from './LadingProvider';

function open() {
  const heard = jest.fn();
  render(
    <LadingProvider env="test">
      <CodeField label="Code" onChange={({ currentTarget }) => heard(currentTarget.value)} />
    </LadingProvider>,
  );
  return { heard, field: screen.getByLabelText('Code') };
}

it.each([
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['12345678', '123456'],
  ['12a4', '124'],
])('takes pasted %j as %s', async (pasted, code) => {
  const { field, heard } = open();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(code);
  expect(heard).toHaveBeenLastCalledWith(code);
});

it('can be filled in by the browser and brings the digits up on a phone', () => {
  const { field } = open();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).not.toHaveAttribute('maxlength');
});
