import { companyDefaultsForm, z } from '@lading/trade/schemas';
import { msg } from '@lingui/core/macro';
import type { Company } from '../../../shared/types';

/** Labels of the fields that a conflict compares. */
export const DEFAULTS_LABELS = {
  'defaults.units': msg`Units`,
  'defaults.language': msg`Language of documents`,
  'defaults.accessorials': msg`Services`,
  'defaults.billOfLadingText': msg`Text on bills of lading`,
};

export const defaultsSchema = z.intersection(companyDefaultsForm, z.object({ version: z.number() }));

/** The defaults of a company as the form shows them. */
export const defaultsValues = ({ defaults, version }: Company): z.input<typeof defaultsSchema> => ({
  defaults: {
    units: defaults.units,
    accessorials: defaults.accessorials.toSorted(),
    billOfLadingText: defaults.billOfLadingText ?? '',
    language: defaults.language ?? 'en-US',
  },
  version,
});
