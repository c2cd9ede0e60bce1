import { parseMoney } from '@lading/trade';
import { localDate, moneyText, multiLine, oneLine, optionalText, requiredInput, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Claim, ClaimStepKind } from '../../../shared/api/claims';
import { STEP_AMOUNTS, STEP_DATES } from './step-words';

export const NOTE_MAX = 500;
export const REFERENCE_MAX = 40;

/** Which fields a step has. A declined claim is closed without an amount. */
export const hasAmount = (kind: ClaimStepKind, { status }: Claim): boolean =>
  kind === 'close' ? status === 'settled' : STEP_AMOUNTS[kind] !== undefined;
export const hasDate = (kind: ClaimStepKind): boolean => STEP_DATES[kind] !== undefined;
export const hasCarrierReference = (kind: ClaimStepKind): boolean => kind === 'acknowledge' || kind === 'file';

/** The form of a step; fields that it does not have are absent from its schema. */
export function stepForm(kind: ClaimStepKind, claim: Claim) {
  const most = kind === 'close' ? (claim.settled ?? 0) : claim.claimed;
  const tooMuch = () =>
    kind === 'close' ? t`Enter at most the settled amount.` : t`Enter at most the claimed amount.`;
  const amount = requiredInput(
    parseMoney,
    z.int().check(z.refine((cents) => cents <= most, { error: tooMuch })),
    () => t`Enter the amount.`,
  );
  const note = optionalText(multiLine({ max: NOTE_MAX }));
  const reason = z.pipe(
    note,
    z.nullable(z.string()).check(z.refine((text) => text !== null, { error: () => t`Enter the carrier’s reason.` })),
  );
  return z.object({
    on: hasDate(kind) ? localDate() : z.optional(z.undefined()),
    amount: hasAmount(kind, claim) ? amount : z.optional(z.undefined()),
    carrierReference: optionalText(oneLine({ max: REFERENCE_MAX })),
    note: kind === 'decline' ? reason : note,
    emailCarrier: z.boolean(),
  });
}

/** Values that are proposed: today, and the amount that the step usually has. */
export function proposedStep(kind: ClaimStepKind, claim: Claim, today: string) {
  const { offered, settled, reserve, claimed, carrierReference } = claim;
  const cents = { settle: offered ?? claimed, close: settled, reserve: reserve ?? claimed }[kind as string];
  return {
    on: hasDate(kind) ? today : undefined,
    amount: hasAmount(kind, claim) ? (cents == null ? '' : moneyText(cents)) : undefined,
    carrierReference: carrierReference ?? '',
    note: '',
    emailCarrier: false,
  };
}
