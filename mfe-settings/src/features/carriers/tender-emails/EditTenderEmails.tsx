import { unwrap } from '@lading/api-client';
import { Form, FormNumberInput, FormSwitch, FormTextInput, useNotices, useRemote, useDraftForm } from '@lading/mfe-kit';
import { isParsed, parseWhole } from '@lading/trade';
import { optionalText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TenderSettings } from '../../../shared/types';
import { tenderSettingQueries } from '../carrier-queries';

const HOURS_MAX = 72;

const schema = z.object({
  dispatchEmail: optionalText(
    z.string().check(z.email({ error: () => t`Enter an email address like name@company.com.` }), z.maxLength(254)),
  ),
  showRate: z.boolean(),
  responseHours: z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const parsed = parseWhole(text);
      if (isParsed(parsed) && parsed.value >= 1 && parsed.value <= HOURS_MAX) return parsed.value;
      ctx.issues.push({ code: 'custom', message: t`Enter a whole number from 1 to ${HOURS_MAX}.`, input: text });
      return z.NEVER;
    }),
  ),
});

const valuesOf = ({ dispatchEmail, showRate, responseHours }: TenderSettings) => ({
  dispatchEmail: dispatchEmail ?? '',
  showRate,
  responseHours: String(responseHours),
});

/** Form of the tender emails. */
export function EditTenderEmails({ stored, onSaved }: { stored: TenderSettings; onSaved(): void }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const form = useDraftForm({ name: 'tender-emails', schema, defaults: valuesOf(stored) });
  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) => unwrap(api.PUT('/api/v1/company/tender-settings', { body })),
    onSuccess: (saved) => queryClient.setQueryData(tenderSettingQueries.current(api).queryKey, saved),
  });
  return (
    <Form
      form={form}
      submitLabel={t`Save tender emails`}
      onSubmit={async (values) => {
        form.reset(valuesOf(await save.mutateAsync(values)));
        notices.success(t`The tender emails were saved.`);
        onSaved();
      }}
    >
      <FormTextInput
        name="dispatchEmail"
        type="email"
        label={t`Replies go to`}
        description={t`Your dispatch mailbox. Empty: the user who booked.`}
        maxLength={254}
        maw="24rem"
      />
      <FormSwitch
        name="showRate"
        label={t`Show the agreed rate`}
        description={t`Otherwise the email says "per agreement".`}
      />
      <FormNumberInput
        name="responseHours"
        label={t`Response time, working hours`}
        description={t`Monday to Friday, 08:00 to 17:00 at the origin. At the latest two hours before pickup.`}
        maw="24rem"
      />
    </Form>
  );
}
