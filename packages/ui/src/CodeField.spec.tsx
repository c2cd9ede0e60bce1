import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './CodeField';
import { LadingProvider } from './LadingProvider';

function open() {
  const onCode = jest.fn();
  render(
    <LadingProvider env="test">
      <CodeField label="Code" onChange={({ currentTarget }) => onCode(currentTarget.value)} />
    </LadingProvider>,
  );
  return { onCode, field: screen.getByLabelText('Code') };
}

it.each([
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['12345678', '123456'],
  ['12a4', '124'],
])('reduces pasted %j to %s', async (pasted, code) => {
  const { field, onCode } = open();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(code);
  expect(onCode).toHaveBeenLastCalledWith(code);
});

it('supports autofill and the numeric keyboard of phones', () => {
  const { field } = open();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).not.toHaveAttribute('maxlength');
});
