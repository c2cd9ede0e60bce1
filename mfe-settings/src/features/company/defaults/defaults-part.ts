import { msg } from '@lingui/core/macro';
import type { Company } from '../../../shared/types';
import type { CompanyPart } from '../saving/use-company-form';

/** What quotes and papers start from, as it is typed. */
export interface DefaultsValues {
  defaults: {
    units: Company['defaults']['units'];
    accessorials: Company['defaults']['accessorials'];
    billOfLadingText: string;
  };
}

export const DEFAULTS_LABELS = {
  'defaults.units': msg`Units`,
  'defaults.accessorials': msg`Services`,
  'defaults.billOfLadingText': msg`Text on bills of lading`,
};

export const DEFAULTS_PART: CompanyPart<DefaultsValues> = {
  name: 'company-defaults',
  fields: ['defaults.units', 'defaults.accessorials', 'defaults.billOfLadingText'],
  toValues: ({ defaults: { units, accessorials, billOfLadingText } }) => ({
    defaults: { units, accessorials: [...accessorials].sort(), billOfLadingText: billOfLadingText ?? '' },
  }),
  toChange: ({ defaults: { billOfLadingText, ...defaults } }) => ({
    defaults: { ...defaults, billOfLadingText: billOfLadingText.trim() || null },
  }),
};
