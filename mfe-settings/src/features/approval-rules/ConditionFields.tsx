import { FormNumberInput, FormSelect, FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { ACCESSORIALS, modeOptions } from '@lading/trade';
import { Group } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import { ROLES } from '../../shared/roles';
import type { RuleValues } from './rule-form';
import { type FieldKind, RULE_FIELDS } from './rule-words';

/** Fields to choose from. */
export const fieldOptions = () =>
  Object.entries(RULE_FIELDS).map(([value, { label }]) => ({ value, label: i18n._(label) }));

/** What a condition is compared with. */
export function ConditionValue({ name }: { name: string }) {
  const field = useWatch<RuleValues, `conditions.${number}.field`>({ name: `${name}.field` as 'conditions.0.field' });
  const { kind, label } = RULE_FIELDS[field];
  const words = i18n._(label);
  if (kind === 'flag') return null;
  if (kind === 'amount') return <AmountFields name={`${name}.amount`} label={words} />;
  if (kind === 'percent') return <FormNumberInput name={`${name}.percent`} label={t`Percent`} />;
  if (kind === 'states')
    return <FormTextInput name={`${name}.states`} label={words} description={t`Two-letter codes, like IL, TX`} />;
  if (kind === 'scacs')
    return <FormTextInput name={`${name}.scacs`} label={words} description={t`Separated by commas, like ODFL, SAIA`} />;
  if (kind === 'words')
    return <FormTextarea name={`${name}.words`} label={words} description={t`One on each line`} rows={2} />;
  return (
    <FormCheckboxGroup name={`${name}.values`} label={words}>
      <CheckboxSet legend={t`One of`} choices={choicesOf(kind)} />
    </FormCheckboxGroup>
  );
}

/** An amount with its currency. */
export function AmountFields({ name, label }: { name: string; label: string }) {
  return (
    <Group align="flex-start" wrap="nowrap">
      <FormNumberInput name={`${name}.amount`} label={label} style={{ flexGrow: 1 }} />
      <FormSelect name={`${name}.currency`} label={t`Currency`} data={['USD', 'CAD']} />
    </Group>
  );
}

function choicesOf(kind: FieldKind): { value: string; label: string }[] {
  if (kind === 'mode') return modeOptions();
  if (kind === 'role') return ROLES.map(({ value, label }) => ({ value, label: i18n._(label) }));
  return ACCESSORIALS.map(({ code, name }) => ({ value: code, label: i18n._(name) }));
}
