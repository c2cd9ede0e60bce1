import { FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { modeOptions } from '@lading/trade';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import type { CodingRuleValues } from './coding-form';
import { CODING_FIELDS, directionOptions, type EntryKind } from './coding-words';

/** Fields to choose from. */
export const codingFieldOptions = () =>
  Object.entries(CODING_FIELDS).map(([value, { label }]) => ({ value, label: i18n._(label) }));

/** What a condition is compared with. */
export function CodingConditionValue({ name }: { name: string }) {
  const field = useWatch<CodingRuleValues, `conditions.${number}.field`>({
    name: `${name}.field` as 'conditions.0.field',
  });
  const { kind, label } = CODING_FIELDS[field];
  const words = i18n._(label);
  if (kind === 'mode' || kind === 'direction')
    return (
      <FormCheckboxGroup name={`${name}.values`} label={words}>
        <CheckboxSet legend={t`One of`} choices={kind === 'mode' ? modeOptions() : directionOptions()} />
      </FormCheckboxGroup>
    );
  if (kind === 'words')
    return <FormTextarea name={`${name}.text`} label={words} description={t`One on each line`} rows={2} />;
  return <FormTextInput name={`${name}.text`} label={words} description={hintOf(kind)} />;
}

function hintOf(kind: EntryKind): string {
  if (kind === 'states') return t`Two-letter codes, like IL, TX`;
  return kind === 'scacs' ? t`Separated by commas, like ODFL, SAIA` : t`Separated by commas, like 606, M5V`;
}
