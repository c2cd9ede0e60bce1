import { FormDialog, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { localDate, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { copyQuotes } from '../../../shared/api/quotes';
import type { BulkQuotes } from '../../../shared/api/types';
import { useRequestKeys } from './use-request-keys';

const copyForm = z.object({ pickupOn: z.union([z.literal(''), localDate()]) });

interface CopyQuotesDialogProps {
  ids: string[];
  /** Earliest pickup date of the quotes. */
  earliestOn: string | undefined;
  onDone(result: BulkQuotes): void;
  onClose(): void;
}

/** Copies the selected quotes, all for another pickup date if one is entered. */
export function CopyQuotesDialog({ ids, earliestOn, onDone, onClose }: CopyQuotesDialogProps) {
  const { api } = useRemote();
  const keyOf = useRequestKeys();
  const day = today(new Date());
  const hasPassed = earliestOn !== undefined && earliestOn < day;
  const form = useZodForm({ schema: copyForm, defaults: { pickupOn: hasPassed ? nextBusinessDay(day) : '' } });
  return (
    <FormDialog
      title={t`Copy quotes`}
      form={form}
      submitLabel={t`Copy quotes`}
      onSubmit={async ({ pickupOn }) => {
        const body = { quoteIds: ids, pickupOn: pickupOn || undefined };
        onDone(await copyQuotes(api, body, keyOf(body)));
      }}
      onClose={onClose}
    >
      <Plural
        value={ids.length}
        one="A new quote with the same freight is created and rated."
        other="# new quotes with the same freight are created and rated."
      />
      <FormTextInput
        name="pickupOn"
        type="date"
        min={day}
        label={t`Pickup date of the copies`}
        description={t`Empty keeps the date of each quote.`}
        data-autofocus
      />
    </FormDialog>
  );
}
