import { FailureAlert, type Selection, SelectionBar, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, saveFile, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportQuotes, printQuotes, quoteQueries } from '../../../shared/api/quotes';
import type { BulkQuotes, QuoteSummary } from '../../../shared/api/types';
import { CancelQuotesDialog } from './CancelQuotesDialog';
import { CopyQuotesDialog } from './CopyQuotesDialog';
import { RefusedQuotes } from './RefusedQuotes';

/** Quotes per export or cancellation, and per print or copy, as the API limits them. */
const MAX_SELECTED = 100;
const MAX_COSTLY = 25;

type FileKind = 'csv' | 'pdf';
const FILE_NAMES: Record<FileKind, string> = { csv: 'quotes.csv', pdf: 'Quotes.pdf' };

interface QuoteSelectionBarProps {
  selection: Selection;
  /** Listed quotes. */
  rows: readonly QuoteSummary[];
}

/** Actions on the selected quotes. Quotes that an action refuses stay selected. */
export function QuoteSelectionBar({ selection, rows }: QuoteSelectionBarProps) {
  const { api, host } = useRemote();
  const listed = rows.filter(({ id }) => selection.ids.has(id));
  // In the order of the list; a quote can be selected that is no longer listed.
  const ids = [...new Set([...listed.map(({ id }) => id), ...selection.ids])];
  const pickupOn = listed.map((quote) => quote.pickupOn).sort()[0];
  const [open, setOpen] = useState<'cancel' | 'copy'>();
  const { refused, apply } = useBulkResult(selection);
  const file = useMutation({
    mutationFn: (kind: FileKind) => (kind === 'csv' ? exportQuotes(api, ids) : printQuotes(api, ids)),
    onSuccess: (bytes, kind) => saveFile(FILE_NAMES[kind], bytes),
  });
  const isCostly = ids.length > MAX_COSTLY;
  const isTooMany = ids.length > MAX_SELECTED;
  const button = (label: string, isDisabled: boolean, onClick: () => void, loading = false) => (
    <Button variant="default" px="xs" disabled={isDisabled} loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
  const fileButton = (kind: FileKind, label: string, isDisabled: boolean) =>
    button(
      label,
      isDisabled || (file.isPending && file.variables !== kind),
      () => file.mutate(kind),
      file.isPending && file.variables === kind,
    );
  const close = () => setOpen(undefined);
  return (
    <SelectionBar
      label={t`Selected quotes`}
      selection={selection}
      message={
        <>
          {refused && <RefusedQuotes {...refused} />}
          {file.isError && (
            <FailureAlert error={file.error} title={t`The file was not created`}>
              <Trans>The selection is kept.</Trans>
            </FailureAlert>
          )}
        </>
      }
    >
      {host.session.can('quote.create') && (
        <>
          {button(t`Copy quotes`, isCostly, () => setOpen('copy'))}
          {button(t`Cancel quotes`, isTooMany, () => setOpen('cancel'))}
        </>
      )}
      {fileButton('csv', t`Export selection`, isTooMany)}
      {fileButton('pdf', t`Print quotes`, isCostly)}
      {isCostly && (
        <Text size="xs">{t`Select at most ${MAX_COSTLY} quotes to copy or print, ${MAX_SELECTED} for the rest.`}</Text>
      )}
      {open === 'cancel' && <CancelQuotesDialog ids={ids} onDone={apply('canceled')} onClose={close} />}
      {open === 'copy' && <CopyQuotesDialog ids={ids} earliestOn={pickupOn} onDone={apply('copied')} onClose={close} />}
    </SelectionBar>
  );
}

type Action = 'canceled' | 'copied';

/** Notifies of what was done, reloads the lists and keeps what was refused selected. */
function useBulkResult(selection: Selection) {
  const notices = useNotices();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<{ action: Action; quotes: BulkQuotes['refused'] }>();
  const apply = (action: Action) => (result: BulkQuotes) => {
    const { done } = result;
    if (done.length > 0)
      notices.success(
        action === 'canceled'
          ? plural(done.length, { one: '# quote canceled.', other: '# quotes canceled.' })
          : plural(done.length, { one: '# quote copied.', other: '# quotes copied.' }),
      );
    setRefused(result.refused.length > 0 ? { action, quotes: result.refused } : undefined);
    selection.set(result.refused.map(({ id }) => id));
    void queryClient.invalidateQueries({ queryKey: quoteQueries.all });
  };
  return { refused, apply };
}
