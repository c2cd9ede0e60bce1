import { t } from '@lingui/core/macro';
import { HAZARD_CLASSES, hasPackingGroup, needsTechnicalName } from '../hazard-classes';
import { LIMITS, PACKING_GROUPS } from '../limits';
import { oneLine } from './text';
import { ALWAYS, z } from './zod';

const E164 = /^\+[1-9]\d{1,14}$/;
/** A number, class or packing group inside the proper shipping name; each has its own field (49 CFR 172.202). */
const WHOLE_DESCRIPTION = /\b(UN|NA)\s?\d{4}\b|\b(class|division)\s?\d(\.\d)?\b|\bPG\s?I{1,3}\b|\bpacking group\b/i;

/** A phone number in E.164. */
export const e164 = () =>
  z.string().check(z.regex(E164, { error: () => t`Enter a phone number like +1 312 555 0100.` }));

/** The fields of a hazardous material, each on its own. */
export const HAZMAT_FIELDS = {
  unNumber: z.string().check(z.regex(/^(UN|NA)\d{4}$/, { error: () => t`Enter a UN or NA number like UN1090.` })),
  properShippingName: oneLine({ min: 1, max: LIMITS.description, missing: () => t`Enter the proper shipping name.` }),
  technicalName: oneLine({ max: LIMITS.description }),
  hazardClass: z.enum(HAZARD_CLASSES, { error: () => t`Choose the hazard class.` }),
  subsidiary: z
    .array(z.enum(HAZARD_CLASSES, { error: () => t`Enter hazard classes separated by commas, like 8, 3.` }))
    .check(
      z.maxLength(LIMITS.subsidiaryClasses, {
        error: () => t`Enter at most ${LIMITS.subsidiaryClasses} subsidiary classes.`,
      }),
    ),
  packingGroup: z.enum(PACKING_GROUPS),
  emergencyPhone: e164(),
  contractNumber: oneLine({ max: LIMITS.reference }),
};

/** A value of the hazmat object; a field that failed its own check can have any type. */
interface CheckedHazmat {
  properShippingName?: unknown;
  technicalName?: unknown;
  hazardClass?: unknown;
  packingGroup?: unknown;
}

/** Rules that relate fields of a hazardous material (49 CFR 172.202, 172.203). */
export function checkHazmat(hazmat: CheckedHazmat, ctx: z.core.$RefinementCtx): void {
  const { properShippingName: name, technicalName, hazardClass, packingGroup } = hazmat;
  const issue = (field: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message, input: hazmat });
  if (typeof name === 'string') {
    if (WHOLE_DESCRIPTION.test(name))
      issue('properShippingName', t`Enter the name only. UN number, class and packing group have their own fields.`);
    if (needsTechnicalName(name) && !technicalName)
      issue('technicalName', t`Enter the technical name. A name with n.o.s. requires it.`);
  }
  if (packingGroup && typeof hazardClass === 'string' && !hasPackingGroup(hazardClass))
    issue('packingGroup', t`Choose None. Class ${hazardClass} has no packing group.`);
}

/** A hazardous material as the API takes it. Quotes also require the emergency phone (49 CFR 172.604). */
export const hazmat = z
  .object({
    ...HAZMAT_FIELDS,
    technicalName: z.nullish(HAZMAT_FIELDS.technicalName),
    subsidiary: z.optional(HAZMAT_FIELDS.subsidiary),
    packingGroup: z.nullish(HAZMAT_FIELDS.packingGroup),
    emergencyPhone: z.nullish(HAZMAT_FIELDS.emergencyPhone),
    contractNumber: z.nullish(HAZMAT_FIELDS.contractNumber),
  })
  .check(z.superRefine(checkHazmat, ALWAYS));
