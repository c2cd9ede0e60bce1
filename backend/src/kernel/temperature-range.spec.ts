import { withTemperatureBounds } from './temperature-range.js';

it('renames the bounds of stored temperature ranges, in requests and templates', () => {
  const renamed = { temperature: { min: 34, max: 38, unit: 'F' } };
  expect(withTemperatureBounds({ temperature: { minimum: 34, maximum: 38, unit: 'F' } })).toEqual(renamed);
  expect(withTemperatureBounds({ freight: { temperature: { minimum: 34, maximum: 38, unit: 'F' } } })).toEqual({
    freight: renamed,
  });
  expect(withTemperatureBounds(structuredClone(renamed))).toEqual(renamed);
});

it.each([{ temperature: null }, {}, null, 'text'])('leaves %j as it is', (value) =>
  expect(withTemperatureBounds(structuredClone(value))).toEqual(value),
);
