import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';
import { Conflict, type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { type ClaimStatus, type ClaimStep, needsAmount, STEP_RULES } from './domain/claim-status.js';
import { msg, type Message } from '../../../messages/message.js';

/** A step to record. */
export interface NewStep {
  kind: ClaimStep;
  /** Minor units. */
  amount?: number;
  /** Local date on which it happened; default today. */
  on?: LocalDate;
  note?: string;
  /** Whether the carrier is emailed; only for `file`. */
  emailCarrier?: boolean;
  /** Number that the carrier gave the claim. */
  carrierReference?: string;
}

/** What steps read and change of a claim. */
export interface SteppedClaim {
  status: ClaimStatus;
  claimed: number;
  settled: number | null;
  offered: number | null;
  recovered: number | null;
  reserve: number | null;
  filedOn: LocalDate | null;
  acknowledgedOn: LocalDate | null;
  heardOn: LocalDate | null;
  declinedOn: LocalDate | null;
  carrierReference: string | null;
}

/** The claim after a step. @throws Conflict STEP_NOT_POSSIBLE; ValidationFailed */
export function applyStep<Claim extends SteppedClaim>(claim: Claim, step: NewStep, today: LocalDate): Claim {
  const { from, to } = STEP_RULES[step.kind];
  if (!from.includes(claim.status))
    throw new Conflict('STEP_NOT_POSSIBLE', msg`This is not possible in the present state of the claim.`, {
      status: claim.status,
    });
  const problems = problemsOf(claim, step, today);
  if (problems.length > 0) throw new ValidationFailed(problems);
  const reference = step.carrierReference ?? claim.carrierReference;
  return { ...claim, ...changesOf(step, step.on ?? today), carrierReference: reference, status: to ?? claim.status };
}

function problemsOf(claim: SteppedClaim, step: NewStep, today: LocalDate): FieldError[] {
  const { kind, note = '' } = step;
  const problems = [...amountProblems(claim, step), ...dateProblems(claim, step, today)];
  if (kind === 'file' && claim.claimed === 0)
    problems.push(problem('/amount', 'REQUIRED', msg`A claim needs an amount. Enter it in the draft.`));
  if (step.emailCarrier === true && kind !== 'file')
    problems.push(problem('/emailCarrier', 'NOT_ALLOWED', msg`Only the filing is emailed. Add a message instead.`));
  if (kind === 'decline' && note.trim() === '')
    problems.push(problem('/note', 'REQUIRED', msg`Enter the reason of the carrier.`));
  return problems;
}

function amountProblems({ status, claimed, settled }: SteppedClaim, { kind, amount }: NewStep): FieldError[] {
  if (!needsAmount(kind, status))
    return amount === undefined ? [] : [problem('/amount', 'NOT_ALLOWED', msg`This step has no amount.`)];
  if (amount === undefined) return [problem('/amount', 'REQUIRED', msg`Enter the amount.`)];
  const most = kind === 'close' ? (settled ?? 0) : claimed;
  const message = kind === 'close' ? msg`Enter at most the settled amount.` : msg`Enter at most the claimed amount.`;
  return amount > most ? [problem('/amount', 'TOO_LARGE', message)] : [];
}

function dateProblems({ filedOn }: SteppedClaim, { on }: NewStep, today: LocalDate): FieldError[] {
  if (on === undefined) return [];
  // The user's day can already be the next one.
  if (on > addDays(today, 1)) return [problem('/on', 'FUTURE', msg`Choose today or an earlier date.`)];
  return filedOn !== null && on < filedOn
    ? [problem('/on', 'BEFORE_FILING', msg`Choose the date of filing or a later date.`)]
    : [];
}

const problem = (pointer: string, code: string, message: Message): FieldError => ({ pointer, code, message });

function changesOf(step: NewStep, on: LocalDate): Partial<SteppedClaim> {
  const amount = step.amount ?? null;
  switch (step.kind) {
    case 'file':
      return { filedOn: on };
    case 'acknowledge':
      return { acknowledgedOn: on, heardOn: on };
    case 'update':
      return { heardOn: on };
    case 'offer':
      return { offered: amount, heardOn: on };
    case 'decline':
      return { declinedOn: on, heardOn: on };
    case 'settle':
      return { settled: amount };
    case 'close':
      return { recovered: amount ?? 0 };
    case 'reserve':
      return { reserve: amount };
    case 'reject':
    case 'withdraw':
      return {};
  }
}
