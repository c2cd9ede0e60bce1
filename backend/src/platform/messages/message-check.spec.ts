import { messageCheck } from './message-check.js';

const isCount = messageCheck<{ count: number }>({
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer' } },
});

test('A valid message has no errors, also after an invalid one', () => {
  expect(isCount({ count: 'three' })).toBe(false);
  expect(isCount.errors).toMatchObject([{ instancePath: '/count', message: 'must be integer' }]);
  expect([isCount({ count: 3 }), isCount.errors]).toEqual([true, null]);
});

test('An invalid schema is detected with the first message, not at startup', () => {
  const isNothing = messageCheck({ type: 'number of pallets' });
  expect(() => isNothing(1)).toThrow('schema is invalid');
});
