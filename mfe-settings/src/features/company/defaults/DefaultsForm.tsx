import { ConflictAlert, Form, FormSelect, FormTextarea, useNotices } from '@lading/mfe-kit';
import { LANGUAGES, LIMITS, nameOfLanguage } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { ServiceChoices } from '../../../shared/form/ServiceChoices';
import type { Company } from '../../../shared/types';
import { useCompanyForm } from '../use-company-form';
import { DEFAULTS_LABELS, defaultsSchema, defaultsValues } from './defaults-form';

const languages = LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) }));
const units = () => [
  { value: 'imperial', label: t`Pounds and inches` },
  { value: 'metric', label: t`Kilograms and centimeters` },
];

/** Edits the defaults of new quotes and documents. */
export function DefaultsForm({ company }: { company: Company }) {
  const notices = useNotices();
  const { form, submit, error } = useCompanyForm(company, {
    name: 'company-defaults',
    schema: defaultsSchema,
    valuesOf: defaultsValues,
  });
  return (
    <Form
      form={form}
      submitLabel={t`Save defaults`}
      onSubmit={async (values) => {
        await submit(values);
        notices.success(t`Defaults saved.`);
      }}
    >
      <FormSelect
        name="defaults.units"
        label={t`Units`}
        description={t`For new quotes. Users who chose metric units keep them.`}
        data={units()}
        maw="24rem"
      />
      <FormSelect
        name="defaults.language"
        label={t`Language of documents`}
        description={t`For new bills of lading, labels, rate confirmations and letters.`}
        data={languages}
        maw="24rem"
      />
      <ServiceChoices
        name="defaults.accessorials"
        description={t`Selected on every new quote. Users can remove them.`}
      />
      <FormTextarea
        name="defaults.billOfLadingText"
        label={t`Text on bills of lading`}
        description={t`Added to the special instructions of new shipments. At most ${LIMITS.notes} characters.`}
        rows={4}
        maxLength={LIMITS.notes}
      />
      <ConflictAlert error={error} valuesOf={defaultsValues} labels={DEFAULTS_LABELS} />
    </Form>
  );
}
