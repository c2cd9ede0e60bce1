import { checkCharacter, type CheckRule, isProNumber } from '../../../kernel/identifiers/pro-number.js';
import { msg, type Message } from '../../../messages/message.js';

/** A number is low when at most this share of the block is left. */
const LOW_SHARE = 0.1;

/** How the numbers of a block are written. */
export interface ProFormat {
  prefix: string;
  /** Digits before the check character, with leading zeros; 0: not padded. */
  digits: number;
  checkRule: CheckRule;
}

/** A range of numbers, both bounds inclusive, with the next one to be given. */
export interface ProRange {
  firstNumber: number;
  lastNumber: number;
  nextNumber: number;
}

/** What is wrong with an entered block. */
export interface ProBlockProblem {
  field: 'from' | 'to';
  code: string;
  message: Message;
}

/** A PRO number as printed. */
export function formatPro({ prefix, digits, checkRule }: ProFormat, number: number): string {
  const padded = String(number).padStart(digits, '0');
  return `${prefix}${padded}${checkCharacter(checkRule, padded)}`;
}

/** Parses a block as entered, or returns the first problem. */
export function readProBlock(entered: {
  from: string;
  to: string;
  checkRule: CheckRule;
}): (ProFormat & ProRange) | ProBlockProblem {
  const { from, to, checkRule } = entered;
  const [prefix, digits] = split(from);
  const [lastPrefix, lastDigits] = split(to);
  if (prefix !== lastPrefix || digits.length !== lastDigits.length)
    return problem('to', 'PRO_BLOCK_FORM', msg`Enter the same letters and as many digits as in the first number.`);
  const [firstNumber, lastNumber] = [Number(digits), Number(lastDigits)];
  if (lastNumber < firstNumber)
    return problem('to', 'PRO_BLOCK_ORDER', msg`The last number is before the first number.`);
  const format = { prefix, digits: digits.length, checkRule };
  if (!isProNumber(formatPro(format, firstNumber)))
    return problem('from', 'PRO_INVALID', msg`A PRO number has 7 to 15 letters and digits.`);
  return { ...format, firstNumber, lastNumber, nextNumber: firstNumber };
}

/** Numbers that are left in the block. */
export function numbersLeft({ lastNumber, nextNumber }: ProRange): number {
  return lastNumber - nextNumber + 1;
}

/** Whether at most a tenth of the numbers in blocks with numbers left is left. */
export function isLow(blocks: readonly ProRange[]): boolean {
  if (blocks.length === 0) return false;
  const used = blocks.filter((block) => numbersLeft(block) > 0);
  const total = used.reduce((sum, { firstNumber, lastNumber }) => sum + lastNumber - firstNumber + 1, 0);
  const left = used.reduce((sum, block) => sum + numbersLeft(block), 0);
  return left <= total * LOW_SHARE;
}

/** Whether the block has at most a tenth of its numbers left since this number was given. */
export function becomesLow({ firstNumber, lastNumber }: Pick<ProRange, 'firstNumber' | 'lastNumber'>, given: number) {
  return lastNumber - given === Math.max(1, Math.floor((lastNumber - firstNumber + 1) * LOW_SHARE));
}

function split(text: string): [prefix: string, digits: string] {
  const digits = text.replace(/^[A-Z]*/, '');
  return [text.slice(0, text.length - digits.length), digits];
}

function problem(field: ProBlockProblem['field'], code: string, message: Message): ProBlockProblem {
  return { field, code, message };
}
