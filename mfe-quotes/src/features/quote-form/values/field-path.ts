import type { QuoteFormValues } from './quote-form-values';

/** Fields for parts of the request without an own input; the first match applies. */
const STAND_INS: readonly [RegExp, string][] = [
  [/^((stops|intermediates)\.\d)(\.(country|city|state))?$/, '$1.postalCode'],
  [/^((stops|intermediates)\.\d\.contact)$/, '$1.name'],
  [/^temperature(\.unit)?$/, 'temperature.min'],
  [/^(pickup|delivery)$/, '$1.on'],
  [/^(handlingUnits\.\d+)$/, '$1.count'],
  [/^(handlingUnits\.\d+)\.(width|height)$/, '$1.length'],
  [/^(handlingUnits\.\d+)\.commodities$/, '$1.weight'],
  [/^(handlingUnits\.\d+\.commodities\.\d+)$/, '$1.description'],
  [/^(handlingUnits\.\d+\.commodities\.\d+\.hazmat)$/, '$1.unNumber'],
  [/^handlingUnits$/, 'handlingUnits.0.count'],
  [/^(accessorialDetails\.\w+)\.amount(\.currency)?$/, '$1.amount.amount'],
  [/^(accessorialDetails\.\w+\.(?:remitTo|contact))$/, '$1.name'],
  [/^payment(\.terms)?$/, 'payment.terms'],
  [/^payment\.(billTo|billToContactId)$/, 'payment.billTo.name'],
  [/^(payment\.billTo\.contact)$/, '$1.name'],
  [/^(accessorials|waivedAccessorials)\b.*$/, 'accessorials'],
  [/^declaredValue(\.currency)?$/, 'declaredValue.amount'],
  [/^references$/, 'references.0.value'],
];

/** Properties that map the request to the form. */
export type FormShape = Pick<QuoteFormValues, 'mode' | 'accessorials'> & {
  intermediates: readonly unknown[];
  handlingUnits: readonly { commodities: readonly unknown[] }[];
};

/**
 * The form field that a JSON pointer into the request (`/handlingUnits/0/length`) is about; null when it is about the whole request.
 * The weight of an only commodity is not shown: its row's weight stands for it.
 */
export function fieldPathOf(pointer: string, form: FormShape): string | null {
  if (!pointer.startsWith('/')) return null;
  const path = detailPathOf(stopPathOf(pointer.slice(1).replaceAll('/', '.'), form), form);
  const commodityWeight = /^handlingUnits\.(\d+)\.commodities\.0\.weight$/.exec(path);
  if (commodityWeight && form.handlingUnits[Number(commodityWeight[1])]?.commodities.length === 1)
    return `handlingUnits.${commodityWeight[1]}.weight`;
  const standIn = STAND_INS.find(([pattern]) => pattern.test(path));
  return standIn ? path.replace(standIn[0], standIn[1]) : path;
}

/** The request has the details in the list of services; the form has them by code. */
function detailPathOf(path: string, { accessorials }: FormShape): string {
  return path.replace(/^accessorials\.(\d+)\.(?!code$)/, (whole, index: string) => {
    const code = accessorials[Number(index)];
    return code ? `accessorialDetails.${code}.` : whole;
  });
}

/** The request has all stops in driving order; the form has the two ends apart from those between. */
function stopPathOf(path: string, { mode, intermediates }: FormShape): string {
  const between = mode === 'FTL' ? intermediates.length : 0;
  return path.replace(/^stops\.(\d+)/, (_whole, digits: string) => {
    const index = Number(digits);
    if (index === 0) return 'stops.0';
    return index <= between ? `intermediates.${index - 1}` : 'stops.1';
  });
}
