import { Form, FormSelect, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { addDays, today } from '@lading/trade';
import { localDate, z } from '@lading/trade/schemas';
import { Group, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDelegation, approvalQueries } from '../../shared/api/approvals';
import type { SaveApprovalDelegation } from '../../shared/api/types';

interface Member {
  userId: string;
  fullName: string;
}

const delegationForm = z
  .object({
    toUserId: z.string().check(z.minLength(1, { error: () => t`Choose who decides for you.` })),
    startsOn: localDate(),
    endsOn: localDate(),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
      path: ['endsOn'],
      error: () => t`Choose a day on or after the first day.`,
    }),
  );

type Delegation = z.output<typeof delegationForm>;

/** From the start of the first day to the end of the last one, in the user's time zone. */
const periodOf = ({ toUserId, startsOn, endsOn }: Delegation): SaveApprovalDelegation => ({
  toUserId,
  startsAt: new Date(`${startsOn}T00:00:00`).toISOString(),
  endsAt: new Date(`${addDays(endsOn, 1)}T00:00:00`).toISOString(),
});

/** Delegates the user's approvals for some days. */
export function AddDelegation({ members }: { members: readonly Member[] }) {
  const { api } = useRemote();
  const cache = useQueryClient();
  const day = today(new Date());
  const form = useZodForm({ schema: delegationForm, defaults: { toUserId: '', startsOn: day, endsOn: day } });
  const add = useMutation({
    mutationFn: (delegation: Delegation) => addDelegation(api, periodOf(delegation)),
    onSettled: () => cache.invalidateQueries({ queryKey: approvalQueries.all }),
  });
  if (members.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No other member can approve. Owners, logistics managers and approvers can.</Trans>
      </Text>
    );
  }
  const submit = async (delegation: Delegation) => {
    await add.mutateAsync(delegation);
    form.reset();
  };
  return (
    <Form form={form} submitLabel={t`Add delegation`} onSubmit={submit}>
      <FormSelect
        name="toUserId"
        label={t`Approver`}
        data={[
          { value: '', label: t`Choose a member` },
          ...members.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
        ]}
      />
      <Group grow>
        <FormTextInput name="startsOn" type="date" label={t`First day`} />
        <FormTextInput name="endsOn" type="date" label={t`Last day`} />
      </Group>
    </Form>
  );
}
