import { Term } from '@lading/trade/glossary';
import {
  type Column,
  DataTable,
  FailureAlert,
  Form,
  FormSelect,
  FormTextInput,
  useNotices,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Alert, Button, formatNumber, SimpleGrid, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Section } from '../../../shared/Section';
import type { CarrierProfile, ProBlock } from '../../../shared/types';
import { useAddProBlock, useCloseProBlock } from './use-carrier-page';

const RULES: Record<ProBlock['checkRule'], MessageDescriptor> = {
  none: msg`None`,
  mod7: msg`Mod 7`,
  mod10: msg`Mod 10 (Luhn)`,
  mod11: msg`Mod 11`,
};

const COLUMNS: Column<ProBlock>[] = [
  { id: 'first', header: msg`First number`, cell: ({ first }) => first },
  { id: 'last', header: msg`Last number`, cell: ({ last }) => last },
  { id: 'rule', header: msg`Check digit`, cell: ({ checkRule }) => i18n._(RULES[checkRule]) },
  { id: 'next', header: msg`Next`, cell: ({ next }) => next ?? '–' },
  {
    id: 'left',
    header: msg`Left`,
    align: 'right',
    cell: ({ left, total }) => t`${formatNumber(left)} of ${formatNumber(total)}`,
  },
];

const number = (missing: () => string) =>
  z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(1, { error: missing }),
      z.regex(/^[A-Z]{0,4}\d{3,14}$/, { error: () => t`Enter digits, with up to four letters before them.` }),
    );
const schema = z.object({
  from: number(() => t`Enter the first number.`),
  to: number(() => t`Enter the last number.`),
  checkRule: z.enum(['none', 'mod7', 'mod10', 'mod11']),
});
const EMPTY: z.input<typeof schema> = { from: '', to: '', checkRule: 'none' };

/** PRO numbers that the carrier assigned to the company. */
export function ProNumbersSection({ carrier }: { carrier: CarrierProfile }) {
  const canEdit = useRemote().host.session.can('carrier.manage');
  const close = useCloseProBlock(carrier.id);
  const { blocks, left, low } = carrier.proNumbers;
  const actions: Column<ProBlock> = {
    id: 'actions',
    header: msg`Actions`,
    cell: ({ first, left: unused }) =>
      unused > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Close block ${first}`}
          loading={close.isPending && close.variables === first}
          onClick={() => close.mutate(first)}
        >
          <Trans>Close</Trans>
        </Button>
      ),
  };
  return (
    <Section
      title={t`PRO numbers`}
      description={t`Enter the block that the carrier assigned to you. Each booked shipment gets the next number.`}
    >
      {low && (
        <Alert role="status" color="yellow" variant="light">
          {left === 0 ? (
            <Trans>All PRO numbers are used. New shipments get none until you add a block.</Trans>
          ) : (
            <Plural
              value={left}
              one="# PRO number is left. Ask the carrier for a new block."
              other="# PRO numbers are left. Ask the carrier for a new block."
            />
          )}
        </Alert>
      )}
      {blocks.length === 0 ? (
        <Text>
          <Trans>
            No block yet. The <Term of="bol">BOL</Term> has no <Term of="proNumber">PRO number</Term> until the carrier
            gives one.
          </Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`PRO blocks`}
          columns={canEdit ? [...COLUMNS, actions] : COLUMNS}
          rows={blocks}
          rowId={({ first }) => first}
        />
      )}
      {close.isError && <FailureAlert error={close.error} />}
      {canEdit && <AddBlock carrierId={carrier.id} />}
    </Section>
  );
}

function AddBlock({ carrierId }: { carrierId: string }) {
  const notices = useNotices();
  const add = useAddProBlock(carrierId);
  const form = useZodForm({ schema, defaults: EMPTY });
  return (
    <Form
      form={form}
      submitLabel={t`Add block`}
      onSubmit={async (values) => {
        const { blocks } = await add.mutateAsync(values);
        const added = blocks.find(({ enteredAt, next }) => enteredAt !== null && next !== null);
        form.reset({ ...EMPTY, checkRule: values.checkRule });
        notices.success(added?.next ? t`The block was added. The next PRO is ${added.next}.` : t`The block was added.`);
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FormTextInput name="from" label={t`First number`} description={t`Without the check digit`} maxLength={18} />
        <FormTextInput name="to" label={t`Last number`} description={t`Without the check digit`} maxLength={18} />
        <FormSelect
          name="checkRule"
          label={t`Check digit`}
          description={t`Added to each number`}
          data={Object.entries(RULES).map(([value, label]) => ({ value, label: i18n._(label) }))}
        />
      </SimpleGrid>
    </Form>
  );
}
