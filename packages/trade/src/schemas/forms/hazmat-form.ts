import { t } from '@lingui/core/macro';
import { type HazardClass, readHazardClasses } from '../../hazard-classes';
import { PACKING_GROUPS } from '../../limits';
import { ALWAYS, z } from '../zod';
import { checkHazmat, HAZMAT_FIELDS } from '../hazmat';
import { optionalChoice, optionalInput, optionalPhone, optionalText, requiredPhone, requiredText } from '../typed';

/** A hazardous material as typed. Fields are named as in the API's pointers. */
export interface HazmatValues {
  unNumber: string;
  properShippingName: string;
  technicalName: string;
  hazardClass: '' | HazardClass;
  /** Subsidiary classes, separated by commas. */
  subsidiary: string;
  packingGroup: '' | (typeof PACKING_GROUPS)[number];
  emergencyPhone: string;
  contractNumber: string;
}

/** The form before anything is typed. */
export const EMPTY_HAZMAT: HazmatValues = {
  unNumber: '',
  properShippingName: '',
  technicalName: '',
  hazardClass: '',
  subsidiary: '',
  packingGroup: '',
  emergencyPhone: '',
  contractNumber: '',
};

function readClasses(text: string) {
  const value = readHazardClasses(text);
  return value ? { value } : { message: t`Enter hazard classes separated by commas, like 8, 3.` };
}

const FIELDS = {
  unNumber: z.pipe(
    z.string().check(z.overwrite((text) => text.replaceAll(/\s/g, '').toUpperCase())),
    HAZMAT_FIELDS.unNumber,
  ),
  properShippingName: requiredText(HAZMAT_FIELDS.properShippingName),
  technicalName: optionalText(HAZMAT_FIELDS.technicalName),
  hazardClass: HAZMAT_FIELDS.hazardClass,
  subsidiary: z.pipe(
    optionalInput(readClasses, HAZMAT_FIELDS.subsidiary),
    z.transform((classes) => classes ?? []),
  ),
  packingGroup: optionalChoice(PACKING_GROUPS),
  contractNumber: optionalText(HAZMAT_FIELDS.contractNumber),
};

/** A hazardous material of a product. The emergency phone can be added when the product is shipped. */
export const productHazmatForm = z
  .object({ ...FIELDS, emergencyPhone: optionalPhone() })
  .check(z.superRefine(checkHazmat, ALWAYS));

/** A phone has to be confirmed as answered 24 hours a day. */
function checkConfirmation(
  hazmat: { emergencyPhone?: unknown; answeredAtAnyHour?: unknown },
  ctx: z.core.$RefinementCtx,
): void {
  if (typeof hazmat.emergencyPhone !== 'string' || hazmat.answeredAtAnyHour === true) return;
  const message = t`Confirm that the phone is answered 24 hours a day.`;
  ctx.addIssue({ code: 'custom', path: ['answeredAtAnyHour'], message, input: hazmat });
}

/** A hazardous material of a quote, which needs an emergency phone (49 CFR 172.604). */
export const quoteHazmatForm = z.pipe(
  z
    .object({
      ...FIELDS,
      emergencyPhone: requiredPhone(() => t`Enter the emergency phone, like +1 800 555 1234.`),
      answeredAtAnyHour: z.boolean(),
    })
    .check(z.superRefine(checkHazmat, ALWAYS), z.superRefine(checkConfirmation, ALWAYS)),
  z.transform(({ answeredAtAnyHour: _confirmed, ...hazmat }) => hazmat),
);

/** A hazardous material for indicative prices. A phone that is missing, not valid or not confirmed is sent as null. */
export const ratedHazmatForm = z.pipe(
  z
    .object({ ...FIELDS, emergencyPhone: z.catch(optionalPhone(), null), answeredAtAnyHour: z.boolean() })
    .check(z.superRefine(checkHazmat, ALWAYS)),
  z.transform(({ answeredAtAnyHour, emergencyPhone, ...hazmat }) => ({
    ...hazmat,
    emergencyPhone: answeredAtAnyHour ? emergencyPhone : null,
  })),
);
