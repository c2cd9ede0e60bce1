import { problemFrom } from '@lading/api-client';
import { failureMessage, isProblem, UserFacingError } from './failure';

const NOW = new Date(2026, 10, 20, 15, 40, 30);
const throttled = (retryAfterSeconds: number) =>
  problemFrom(429, { code: 'TOO_MANY_ATTEMPTS', detail: 'Too many attempts.', params: { retryAfterSeconds } });

test.each([
  [throttled(840), 'Too many attempts. Try again at 3:55 PM, in 14 minutes.'],
  [throttled(20), 'Too many attempts. Try again at 3:41 PM, in a minute.'],
  [
    problemFrom(429, { code: 'TOO_MANY_ATTEMPTS', detail: 'Too many attempts. Wait a while.' }),
    'Too many attempts. Wait a while.',
  ],
  [
    problemFrom(401, { code: 'INVALID_CREDENTIALS', detail: 'The password is incorrect.' }),
    'The password is incorrect.',
  ],
  [new UserFacingError('The passkey was not used.'), 'The passkey was not used.'],
  [new TypeError('Failed to fetch'), 'The server could not be reached. Check the connection and try again.'],
])('%s: %s', (error, text) => {
  expect(failureMessage(error, NOW)).toBe(text);
});

test('tells one refusal from another', () => {
  expect(isProblem(throttled(1), 'LINK_INVALID', 'TOO_MANY_ATTEMPTS')).toBe(true);
  expect(isProblem(throttled(1), 'LINK_INVALID')).toBe(false);
  expect(isProblem(new Error('TOO_MANY_ATTEMPTS'), 'TOO_MANY_ATTEMPTS')).toBe(false);
});
