import { checkMaterial } from '../../../kernel/hazmat/hazmat-table.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { RatingWarning } from './offer.js';
import type { Hazmat, QuoteRequest } from './quote-request.js';
import { msg } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';

/** Hazard classes and divisions that have no packing group (49 CFR 172.101). */
const WITHOUT_PACKING_GROUP = /^(1|2|5\.2|6\.2|7)(\.|$)/;
/** Proper shipping names that require a technical name (49 CFR 172.203(k)). */
const NOT_OTHERWISE_SPECIFIED = /\bn\.?\s?o\.?\s?s\b/i;
/** Matches a number, class or packing group inside the name. */
const WHOLE_DESCRIPTION = /\b(UN|NA)\s?\d{4}\b|\b(class|division)\s?\d(\.\d)?\b|\bPG\s?I{1,3}\b|\bpacking group\b/i;
/** Classes that LTL carriers accept only by prior agreement (freight.md 5.3): mass explosives, poisonous gas, radioactive. */
const BY_REQUEST: readonly string[] = ['1.1', '1.2', '1.3', '2.3', '7'];

/** Validates hazardous material data against 49 CFR 172.202 and 172.203. */
export function hazmatErrors({ handlingUnits }: QuoteRequest): FieldError[] {
  return hazmatsOf(handlingUnits).flatMap(({ hazmat, pointer }) => [
    ...errorsOf(hazmat, pointer),
    ...checkMaterial(hazmat)
      .filter(({ isError }) => isError)
      .map(({ field, code, message }) => ({ pointer: `${pointer}/${field}`, code, message })),
  ]);
}

/** Reports materials without an emergency phone (49 CFR 172.604), which a quote requires and a preview does not. */
export function emergencyPhoneErrors(request: QuoteRequest): FieldError[] {
  return pointersWithoutPhone(request).map((pointer) => ({
    pointer,
    code: 'HM_PHONE',
    message: msg`Hazardous material requires an emergency phone answered 24 hours a day.`,
  }));
}

/** Parts of descriptions that should be compared with the Hazardous Materials Table (49 CFR 172.101), and missing emergency phones. */
export function hazmatWarnings(request: QuoteRequest): RatingWarning[] {
  const compared = hazmatsOf(request.handlingUnits).flatMap(({ hazmat, pointer }) =>
    checkMaterial(hazmat)
      .filter(({ isError }) => !isError)
      .map(({ field, code, message }) => ({ code, message: english(message), pointer: `${pointer}/${field}` })),
  );
  const indicative = pointersWithoutPhone(request).map((pointer) => ({
    code: 'HM_PHONE',
    message: english(msg`Prices are indicative until the emergency phone of the hazardous material is entered.`),
    pointer,
  }));
  return [...compared, ...indicative];
}

const pointersWithoutPhone = ({ handlingUnits }: QuoteRequest): string[] =>
  hazmatsOf(handlingUnits).flatMap(({ hazmat, pointer }) =>
    hazmat.emergencyPhone ? [] : [`${pointer}/emergencyPhone`],
  );

function hazmatsOf(handlingUnits: QuoteRequest['handlingUnits']): { hazmat: Hazmat; pointer: string }[] {
  return handlingUnits.flatMap(({ commodities }, unit) =>
    commodities.flatMap(({ hazmat }, line) =>
      hazmat ? [{ hazmat, pointer: `/handlingUnits/${unit}/commodities/${line}/hazmat` }] : [],
    ),
  );
}

/** The first hazard class of the freight that requires prior agreement with LTL carriers, or null. */
export function hazardByRequest({ handlingUnits }: QuoteRequest): string | null {
  const classes = handlingUnits.flatMap(({ commodities }) =>
    commodities.flatMap(({ hazmat }) => (hazmat ? [hazmat.hazardClass, ...(hazmat.subsidiary ?? [])] : [])),
  );
  return classes.find((hazardClass) => BY_REQUEST.includes(hazardClass)) ?? null;
}

function errorsOf(
  { hazardClass, packingGroup, properShippingName, technicalName }: Hazmat,
  pointer: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (packingGroup && WITHOUT_PACKING_GROUP.test(hazardClass)) {
    errors.push({
      pointer: `${pointer}/packingGroup`,
      code: 'HM_PACKING_GROUP',
      message: msg`Class ${{ hazardClass }} has no packing group. Leave it out.`,
    });
  }
  // Documents print the separate fields in the order of 49 CFR 172.202. A name that contains other parts would break this order.
  if (WHOLE_DESCRIPTION.test(properShippingName)) {
    const message = msg`Enter the proper shipping name only. Number, class and packing group have their own fields, and documents print them in the order of 49 CFR 172.202.`;
    errors.push({ pointer: `${pointer}/properShippingName`, code: 'HM_ORDER', message });
  }
  if (NOT_OTHERWISE_SPECIFIED.test(properShippingName) && !technicalName) {
    errors.push({
      pointer: `${pointer}/technicalName`,
      code: 'HM_TECHNICAL_NAME',
      message: msg`A name with n.o.s. needs the technical name beside it.`,
    });
  }
  return errors;
}
