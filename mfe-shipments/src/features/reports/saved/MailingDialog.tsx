import { FormDialog, FormSelect, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Checkbox, SimpleGrid, SkeletonRows, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { LAST_DAY, weekdayName } from './mailing-words';
import { changeMailing, createMailing, type Mailing, mailingQueries } from './mailings';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYS_OF_MONTH = [...Array.from({ length: 28 }, (_, index) => index + 1), LAST_DAY];

const schema = z.object({
  every: z.enum(['week', 'month']),
  weekday: z.string(),
  monthDay: z.string(),
  atTime: z.string().check(z.regex(/^\d\d:\d\d$/, { error: () => t`Enter a time.` })),
  format: z.enum(['xlsx', 'pdf']),
  recipients: z.array(z.string()).check(z.minLength(1, { error: () => t`Choose at least one member.` })),
});

/** What the form starts with: the mailing, or a new one to the user every Monday. */
function entriesOf(mailing: Mailing | undefined, userId: string): z.output<typeof schema> {
  if (mailing === undefined)
    return { every: 'week', weekday: '1', monthDay: '1', atTime: '07:00', format: 'xlsx', recipients: [userId] };
  const { every, onDay, atTime, format, recipients } = mailing;
  const [weekday, monthDay] = every === 'week' ? [String(onDay), '1'] : ['1', String(onDay)];
  return { every, weekday, monthDay, atTime, format, recipients: recipients.map((one) => one.userId) };
}

interface MailingDialogProps {
  viewId: string;
  name: string;
  /** The mailing to change; absent for a new one. */
  mailing?: Mailing;
  onClose(): void;
}

/** When and to whom a saved report is mailed. */
export function MailingDialog({ viewId, name, mailing, onClose }: MailingDialogProps) {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaults: entriesOf(mailing, host.session.user?.id ?? '') });
  const every = useWatch({ control: form.control, name: 'every' });
  const save = async ({ weekday, monthDay, ...entered }: z.output<typeof schema>) => {
    const body = { ...entered, onDay: Number(entered.every === 'week' ? weekday : monthDay) };
    await (mailing ? changeMailing(api, mailing.id, body) : createMailing(api, { viewId, ...body }));
    await queryClient.invalidateQueries({ queryKey: mailingQueries.all });
    host.notify({ kind: 'success', message: mailing ? t`The schedule was saved.` : t`${name} will be mailed.` });
  };
  return (
    <FormDialog
      title={t`Mail “${name}”`}
      form={form}
      submitLabel={mailing ? t`Save schedule` : t`Mail report`}
      onSubmit={save}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <FormSelect
          name="every"
          label={t`Every`}
          data={[
            { value: 'week', label: t`Week` },
            { value: 'month', label: t`Month` },
          ]}
        />
        {every === 'week' ? (
          <FormSelect
            name="weekday"
            label={t`On`}
            data={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day) }))}
          />
        ) : (
          <FormSelect
            name="monthDay"
            label={t`On day`}
            data={DAYS_OF_MONTH.map((day) => ({
              value: String(day),
              label: day === LAST_DAY ? t`Last day` : String(day),
            }))}
          />
        )}
        <FormTextInput name="atTime" type="time" label={t`At`} required />
        <FormSelect
          name="format"
          label={t`File`}
          data={[
            { value: 'xlsx', label: 'XLSX' },
            { value: 'pdf', label: 'PDF' },
          ]}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        <Trans>In the time zone of your company. A PDF has the figures, a chart and all rows.</Trans>
      </Text>
      <Recipients viewId={viewId} mailing={mailing} />
    </FormDialog>
  );
}

/** Members who may see the report; those who may not any more stay listed until they are removed. */
function Recipients({ viewId, mailing }: Pick<MailingDialogProps, 'viewId' | 'mailing'>) {
  const { api } = useRemote();
  const { data, isPending } = useQuery(mailingQueries.members(api, viewId));
  const { field, fieldState } = useController({ name: 'recipients' });
  if (isPending) return <SkeletonRows rows={2} label={t`Loading members`} />;
  const names = new Map((data?.items ?? []).map(({ userId, name }) => [userId, name]));
  for (const { userId, name } of mailing?.recipients ?? [])
    if (!names.has(userId)) names.set(userId, name ?? t`Deleted user`);
  return (
    <Checkbox.Group
      label={t`Recipients`}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Stack gap="xs" mt="xs">
        {[...names].map(([userId, name]) => (
          <Checkbox key={userId} value={userId} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
