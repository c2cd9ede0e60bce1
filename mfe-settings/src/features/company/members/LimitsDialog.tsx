import { FormDialog, FormNumberInput, FormSelect, useZodForm } from '@lading/mfe-kit';
import { parseMoney } from '@lading/trade';
import { moneyText, optionalInput, z } from '@lading/trade/schemas';
import { SimpleGrid, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Member } from '../../../shared/types';
import { useChangeMember } from './use-members';

const LIMIT_MAX = 1_000_000_000;
const CURRENCIES = ['USD', 'CAD'] as const;

const limit = () =>
  optionalInput(
    parseMoney,
    z.int().check(z.refine((cents) => cents <= LIMIT_MAX, { error: () => t`Enter at most 10,000,000.` })),
  );
const schema = z.object({ bookingLimit: limit(), invoiceLimit: limit(), limitCurrency: z.enum(CURRENCIES) });

const textOf = (cents: number | null) => (cents === null ? '' : moneyText(cents));

/** Sets up to which amounts a member books, and approves bookings and invoices. Empty fields are no limit. */
export function LimitsDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const change = useChangeMember();
  const { fullName, bookingLimit, invoiceLimit, limitCurrency } = member;
  const form = useZodForm({
    schema,
    defaults: { bookingLimit: textOf(bookingLimit), invoiceLimit: textOf(invoiceLimit), limitCurrency },
  });
  return (
    <FormDialog
      title={t`Limits of ${fullName}`}
      submitLabel={t`Save limits`}
      form={form}
      onSubmit={(values) => change.mutateAsync({ member, change: values })}
      onClose={onClose}
    >
      <Text>{t`Leave a field empty for no limit.`}</Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormNumberInput
          name="bookingLimit"
          label={t`Bookings up to`}
          description={t`Larger bookings need the approval of another member.`}
        />
        <FormNumberInput
          name="invoiceLimit"
          label={t`Invoices up to`}
          description={t`Larger amounts must be approved by another member.`}
        />
        <FormSelect
          name="limitCurrency"
          label={t`Currency`}
          data={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
