import { hasPackingGroup, needsTechnicalName, readHazardClasses } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { toE164 } from '../../shared/trade/phone';
import type { FieldIssue } from './field-issue';
import type { HazmatValues } from './quote-form-values';

/** What a hazardous commodity lacks, in the order of the shipping paper (49 CFR 172.202). */
export function checkHazmat(hazmat: HazmatValues, path: string): FieldIssue[] {
  const phone = toE164(hazmat.emergencyPhone);
  const issues: [keyof HazmatValues, boolean, string][] = [
    ['unNumber', /^(UN|NA)\s?\d{4}$/i.test(hazmat.unNumber.trim()), t`Enter a UN or NA number like UN1090.`],
    ['properShippingName', hazmat.properShippingName.trim() !== '', t`Enter the proper shipping name.`],
    [
      'technicalName',
      !needsTechnicalName(hazmat.properShippingName) || hazmat.technicalName.trim() !== '',
      t`A name with n.o.s. needs the technical name beside it.`,
    ],
    ['hazardClass', hazmat.hazardClass !== '', t`Choose the hazard class.`],
    [
      'subsidiary',
      readHazardClasses(hazmat.subsidiary) !== null,
      t`Use hazard classes separated by commas, like 8, 3.`,
    ],
    [
      'packingGroup',
      !hazmat.packingGroup || hasPackingGroup(hazmat.hazardClass),
      t`Class ${hazmat.hazardClass} has no packing group. Choose None.`,
    ],
    ['emergencyPhone', phone !== null, t`Enter a phone that is answered day and night, like +1 800 555 1234.`],
    [
      'answeredAtAnyHour',
      phone === null || hazmat.answeredAtAnyHour,
      t`Confirm that somebody who knows the material answers at any hour.`,
    ],
  ];
  return issues.flatMap(([field, holds, message]) => (holds ? [] : [{ path: `${path}.${field}`, message }]));
}
