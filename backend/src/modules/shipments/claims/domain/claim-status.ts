export const CLAIM_KINDS = ['loss', 'damage', 'shortage', 'concealed'] as const;
/** `concealed`: damage that was found after a clear delivery receipt. */
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** `settled`: an amount is agreed and not yet paid. `closed`: paid, or given up after it was declined. */
export const CLAIM_STATUSES = [
  'draft',
  'filed',
  'acknowledged',
  'offered',
  'declined',
  'settled',
  'closed',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * What happens to a claim. `update`: the carrier reports that it is still investigating; `reject`: the offer is not accepted; `settle`: the amount
 * is agreed; `close`: the payment arrived, or a declined claim is given up; `reserve`: the expected recovery is changed.
 */
export const CLAIM_STEPS = [
  'file',
  'acknowledge',
  'update',
  'offer',
  'settle',
  'reject',
  'decline',
  'close',
  'reserve',
  'withdraw',
] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

/** An entry of the history. `create`: the draft; `change`: its content; `documents`: documents added after filing. */
export type ClaimEventKind = ClaimStep | 'create' | 'change' | 'documents';

interface Rule {
  readonly from: readonly ClaimStatus[];
  /** Null if the state does not change. */
  readonly to: ClaimStatus | null;
  /** Whether the step has an amount: always, never, or only if it closes a settled claim. */
  readonly amount: 'required' | 'none' | 'if_settled';
}

const WITH_CARRIER: readonly ClaimStatus[] = ['filed', 'acknowledged', 'offered', 'declined'];

/** The transition of each step (freight.md §3.8). */
export const STEP_RULES: Readonly<Record<ClaimStep, Rule>> = {
  file: { from: ['draft'], to: 'filed', amount: 'none' },
  acknowledge: { from: ['filed'], to: 'acknowledged', amount: 'none' },
  update: { from: ['acknowledged'], to: null, amount: 'none' },
  offer: { from: WITH_CARRIER, to: 'offered', amount: 'required' },
  settle: { from: WITH_CARRIER, to: 'settled', amount: 'required' },
  reject: { from: ['offered'], to: 'acknowledged', amount: 'none' },
  decline: { from: ['filed', 'acknowledged', 'offered'], to: 'declined', amount: 'none' },
  close: { from: ['settled', 'declined'], to: 'closed', amount: 'if_settled' },
  reserve: { from: ['draft', ...WITH_CARRIER, 'settled'], to: null, amount: 'required' },
  withdraw: { from: ['draft', ...WITH_CARRIER], to: 'withdrawn', amount: 'none' },
};

/** Whether the carrier has the claim and has not agreed to an amount, so that further documents can support it. */
export function takesDocuments(status: ClaimStatus): boolean {
  return WITH_CARRIER.includes(status);
}

/** Steps that are possible now, in the order of `CLAIM_STEPS`. */
export function possibleSteps(status: ClaimStatus): ClaimStep[] {
  return CLAIM_STEPS.filter((step) => STEP_RULES[step].from.includes(status));
}

/** Whether the step needs an amount in this state. */
export function needsAmount(step: ClaimStep, status: ClaimStatus): boolean {
  const { amount } = STEP_RULES[step];
  return amount === 'required' || (amount === 'if_settled' && status === 'settled');
}

/** Whether nothing more happens to the claim. */
export function isEnded(status: ClaimStatus): boolean {
  return status === 'closed' || status === 'withdrawn';
}

/** Lists of claims. Every claim is in one of `open`, `settled` and `ended`; `due` has the open ones with a date that has passed or comes within seven days. */
export const CLAIM_VIEWS = ['open', 'due', 'settled', 'ended', 'all'] as const;
export type ClaimView = (typeof CLAIM_VIEWS)[number];

/** Days before a deadline from which a claim is due soon. */
export const DUE_SOON_DAYS = 7;

const OPEN: readonly ClaimStatus[] = ['draft', ...WITH_CARRIER];

/** The states of each view; null: all. */
export const VIEW_STATUSES: Readonly<Record<ClaimView, readonly ClaimStatus[] | null>> = {
  open: OPEN,
  due: OPEN,
  settled: ['settled'],
  ended: CLAIM_STATUSES.filter(isEnded),
  all: null,
};
