import { Form, FormTextInput, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Company } from '../../../shared/types';
import { useCompanyForm } from '../use-company-form';

const schema = z.object({
  brandColor: z.pipe(
    z.string(),
    z.transform((text) => text.trim().toLowerCase() || null),
  ),
  version: z.number(),
});
const valuesOf = ({ brandColor, version }: Company) => ({ brandColor: brandColor ?? '', version });

/** Edits the color of emails. The server checks its contrast. */
export function BrandColorForm({ company }: { company: Company }) {
  const notices = useNotices();
  const { form, submit } = useCompanyForm(company, { name: 'company-brand-color', schema, valuesOf });
  return (
    <Form
      form={form}
      submitLabel={t`Save color`}
      onSubmit={async (values) => {
        await submit(values);
        notices.success(t`Brand color saved.`);
      }}
    >
      <FormTextInput
        name="brandColor"
        label={t`Brand color`}
        description={t`Color of buttons in emails, such as #7a1f1f, dark enough for white text. Empty for the standard color.`}
        maxLength={7}
      />
    </Form>
  );
}
