import { ALWAYS, multiLine, moneyText, oneLine, requiredInput, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { parseSigned } from '../../../shared/parse-signed';
import type { InvoiceCoding } from '../../../shared/api/coding';

export const CODE_LENGTH = 60;
export const REASON_MAX = 500;
export const LINES_MAX = 50;

const code = (missing: () => string) => requiredText(oneLine({ min: 1, max: CODE_LENGTH, missing }));

/** A coding by hand, whose lines add up to `amount`. `text` writes an amount. */
export const codingForm = (amount: number, text: (cents: number) => string) =>
  z
    .object({
      lines: z.array(
        z.object({
          glAccount: code(() => t`Enter a GL account.`),
          costCenter: code(() => t`Enter a cost center.`),
          amount: requiredInput(parseSigned, z.int(), () => t`Enter the amount.`),
        }),
      ),
      reason: requiredText(multiLine({ min: 1, max: REASON_MAX, missing: () => t`Enter the reason.` })),
    })
    .check(
      z.superRefine(({ lines }, ctx) => {
        const left = amount - lines.reduce((sum, line) => sum + line.amount, 0);
        // Invalid amounts have their own message.
        if (left === 0 || !Number.isFinite(left)) return;
        const message = left > 0 ? t`${text(left)} is not assigned yet.` : t`${text(-left)} too much is assigned.`;
        ctx.addIssue({ code: 'custom', path: ['lines', lines.length - 1, 'amount'], message });
      }, ALWAYS),
    );

export type CodingValues = z.input<ReturnType<typeof codingForm>>;

/** The present coding, or one empty line with the whole amount. */
export function codingValues({ lines, amount }: InvoiceCoding): CodingValues {
  const present = lines.length > 0 ? lines : [{ glAccount: '', costCenter: '', amount }];
  return { lines: present.map((line) => ({ ...line, amount: signedText(line.amount) })), reason: '' };
}

const signedText = (cents: number): string => (cents < 0 ? `-${moneyText(-cents)}` : moneyText(cents));
