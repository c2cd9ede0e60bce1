import { messageCheck } from './message-check.js';

const isCount = messageCheck<{ count: number }>({
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer' } },
});

test('A message that fits has no errors, also after one that did not', () => {
  expect(isCount({ count: 'three' })).toBe(false);
  expect(isCount.errors).toMatchObject([{ instancePath: '/count', message: 'must be integer' }]);
  expect([isCount({ count: 3 }), isCount.errors]).toEqual([true, null]);
});

test('A schema that is none is found out with the first message, not at the start', () => {
  const isNothing = messageCheck({ type: 'number of pallets' });
  expect(() => isNothing(1)).toThrow('schema is invalid');
});
