import type { Activity } from '../../../shared/types';
import { actionWords, detailWords, subjectWords } from './activity-words';

test('events are put into words; an unknown one keeps its name', () => {
  expect(actionWords('member.left')).toBe('Left');
  expect(actionWords('carrier.polished' as Activity['action'])).toBe('carrier.polished');
});

test('details are on one line, without empty ones', () => {
  expect(detailWords({ role: 'booker', seesPrices: true, reason: null, by: 'domain' })).toBe(
    'role: Booker, sees prices: yes, by: domain',
  );
});

const ID = '01M7Y6C8KTHW077ZFQJMPVVA7W';

test('members in the details are named', () => {
  const details = { requestedBy: `usr_${ID}`, sameName: true };
  expect(detailWords(details, [{ userId: `usr_${ID}`, fullName: 'Bo Bell' }])).toBe(
    'requested by: Bo Bell, same name: yes',
  );
});

test.each([
  ['a mail address', 'bo@hilltop.test', 'bo@hilltop.test'],
  ['a member', `usr_${ID}`, 'Bo Bell'],
  ['somebody who left', 'usr_01M7Y6C8KTHW077ZFQJMPVVA7X', 'usr_01M7Y6C8KTHW077ZFQJMPVVA7X'],
  ['a session', `ses_${ID}`, null],
  ['nothing', null, null],
])('about %s', (_name, subject, words) => {
  expect(subjectWords(subject, [{ userId: `usr_${ID}`, fullName: 'Bo Bell' }])).toBe(words);
});
