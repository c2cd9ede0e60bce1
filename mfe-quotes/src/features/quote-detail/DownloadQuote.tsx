import { Button, IconDownload, saveFile } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { useArea } from '../../shared/area';
import { describeFailure } from '../../shared/problem';

/** Saves the quote as PDF, as its reader is shown it. */
export function DownloadQuote({ quote: { id, number } }: { quote: Quote }) {
  const { api, host } = useArea();
  const download = useMutation({
    mutationFn: () => downloadQuote(api, id),
    onSuccess: (bytes) => saveFile(`${number}.pdf`, bytes),
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${number} was not downloaded. ${describeFailure(error).message}` }),
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
