import { type ClaimClock, claimDeadlines, filingDates } from './claim-deadlines.js';

describe('filingDates', () => {
  it.each([
    // 9 months after delivery; the last day of a shorter month; 5 business days over a weekend.
    [
      { deliveredOn: '2026-11-20', expectedOn: '2026-11-18' },
      { fileBy: '2027-08-20', noticeBy: '2026-11-27' },
    ],
    [
      { deliveredOn: '2026-05-31', expectedOn: null },
      { fileBy: '2027-02-28', noticeBy: '2026-06-08' },
    ],
    [
      { deliveredOn: null, expectedOn: '2026-11-18' },
      { fileBy: '2027-08-18', noticeBy: null },
    ],
    [
      { deliveredOn: null, expectedOn: null },
      { fileBy: null, noticeBy: null },
    ],
  ])('of %j are %j', (freight, dates) => expect(filingDates(freight)).toEqual(dates));
});

describe('claimDeadlines', () => {
  const DRAFT: ClaimClock = {
    kind: 'damage',
    status: 'draft',
    fileBy: '2027-08-20',
    noticeBy: '2026-11-27',
    filedOn: null,
    heardOn: null,
    declinedOn: null,
  };
  const filed: ClaimClock = { ...DRAFT, status: 'filed', filedOn: '2026-12-01' };
  const acknowledged: ClaimClock = { ...filed, status: 'acknowledged', heardOn: '2026-12-20' };

  it.each([
    ['a draft', DRAFT, ['claim_file 2027-08-20']],
    [
      'a draft of concealed damage',
      { ...DRAFT, kind: 'concealed' },
      ['claim_notice 2026-11-27', 'claim_file 2027-08-20'],
    ],
    ['filed', filed, ['claim_acknowledge 2026-12-31', 'claim_answer 2027-03-31']],
    ['acknowledged', acknowledged, ['claim_answer 2027-03-31']],
    ['a report on the 120th day', { ...acknowledged, heardOn: '2027-03-31' }, ['claim_update 2027-05-30']],
    ['a report after 120 days', { ...acknowledged, heardOn: '2027-05-31' }, ['claim_update 2027-07-29']],
    ['an offer', { ...acknowledged, status: 'offered' }, []],
    ['declined', { ...filed, status: 'declined', declinedOn: '2028-02-29' }, ['claim_suit 2030-02-28']],
    ['settled', { ...acknowledged, status: 'settled' }, []],
    ['withdrawn', { ...DRAFT, status: 'withdrawn' }, []],
  ] as const)('of %s', (_name, claim, expected) =>
    expect(claimDeadlines(claim).map(({ kind, dueOn }) => `${kind} ${dueOn}`)).toEqual(expected),
  );
});
