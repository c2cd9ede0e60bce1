interface Decimal {
  digits: bigint;
  scale: number;
}

function read(text: string): Decimal | null {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function write({ digits, scale }: Decimal): string {
  const padded = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = padded.slice(0, padded.length - scale);
  const fraction = padded.slice(padded.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Exact product of two decimal texts, divided by 10 to the power of `tens`; null if one is not a decimal. */
export function multiplyDecimals(a: string, b: string, tens = 0): string | null {
  const [left, right] = [read(a), read(b)];
  return left && right && write({ digits: left.digits * right.digits, scale: left.scale + right.scale + tens });
}

/** Cents of a decimal text in dollars, rounded half away from zero; null if it is not a decimal. */
export function toCents(text: string): { cents: number; exact: boolean } | null {
  const decimal = read(text);
  if (!decimal) return null;
  const { digits, scale } = decimal;
  const hundredfold = digits * 100n;
  const unit = 10n ** BigInt(scale);
  const size = hundredfold < 0n ? -hundredfold : hundredfold;
  const cents = Number((size + unit / 2n) / unit) * (digits < 0n ? -1 : 1);
  return { cents, exact: size % unit === 0n };
}
