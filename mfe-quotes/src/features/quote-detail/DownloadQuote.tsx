import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button, IconDownload, saveFile } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';

/** Saves the quote as PDF, as its reader is shown it. */
export function DownloadQuote({ quote: { id, number } }: { quote: Quote }) {
  const { api, host } = useRemote();
  const download = useMutation({
    mutationFn: () => downloadQuote(api, id),
    onSuccess: (bytes) => saveFile(`${number}.pdf`, bytes),
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${number} was not downloaded. ${failureMessage(error)}` }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={t`Download ${number} as PDF`}
    >
      PDF
    </Button>
  );
}
