import type { Claim, ClaimStatus, ClaimStepKind } from '../../../shared/api/claims';

/** The step that usually comes next, and one or two that are as likely. */
const NEXT: Record<ClaimStatus, readonly ClaimStepKind[]> = {
  draft: ['file'],
  filed: ['acknowledge', 'offer'],
  acknowledged: ['offer', 'decline'],
  offered: ['settle', 'reject'],
  declined: ['close', 'offer'],
  settled: ['close'],
  closed: [],
  withdrawn: [],
};

/** The possible steps: the main one, those beside it, and all others. */
export function nextSteps({ status, possible }: Pick<Claim, 'status' | 'possible'>) {
  const [main, ...beside] = NEXT[status].filter((kind) => possible.includes(kind));
  return { main, beside, others: possible.filter((kind) => !NEXT[status].includes(kind)) };
}
