import { listOptions, typedValues, watchTyping } from './typed-values';

beforeAll(watchTyping);
afterEach(() => document.body.replaceChildren());

test('knows what is in fields, but not what was chosen or ticked', () => {
  document.body.innerHTML = `
    <input value="Jane Roe"><input type="password" value="seven calm otters"><textarea>Ring the bell</textarea>
    <input type="checkbox" value="liftgate" checked><input type="hidden" value="csrf">
    <input readonly aria-haspopup="listbox" value="Volume LTL"><input value="">
    <select><option>Ohio</option></select>`;
  expect(typedValues()).toEqual(['Jane Roe', 'seven calm otters', 'Ring the bell']);
  expect(listOptions()).toEqual(['Ohio']);
});

test('remembers a form that was closed', () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input')!;
  field.value = 'Rosa Delgado';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  document.body.replaceChildren();
  expect(typedValues()).toContain('Rosa Delgado');
});
