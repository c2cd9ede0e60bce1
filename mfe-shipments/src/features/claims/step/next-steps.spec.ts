import type { ClaimStatus, ClaimStepKind } from '../../../shared/api/claims';
import { nextSteps } from './next-steps';

const CASES: [ClaimStatus, ClaimStepKind[], ClaimStepKind | undefined, ClaimStepKind[]][] = [
  ['draft', ['file', 'reserve', 'withdraw'], 'file', ['reserve', 'withdraw']],
  ['filed', ['acknowledge', 'offer', 'settle', 'decline'], 'acknowledge', ['settle', 'decline']],
  ['offered', ['offer', 'settle', 'reject'], 'settle', ['offer']],
  ['settled', ['close', 'reserve'], 'close', ['reserve']],
  ['filed', [], undefined, []],
];

test.each(CASES)('of a claim that is %s with %j the main step is %s', (status, possible, main, others) =>
  expect(nextSteps({ status, possible })).toMatchObject({ main, others }),
);
