import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { rateQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { useCacheQuote } from '../../shared/use-cache-quote';

/** Rates the stored request again; the earlier offers stay as a revision. */
export function RateAgain({ quote }: { quote: Quote }) {
  const { api, host } = useRemote();
  const cacheQuote = useCacheQuote();
  const rate = useMutation({
    mutationFn: () => rateQuote(api, quote.id),
    onSuccess: (rated) => {
      cacheQuote(rated);
      host.notify({ kind: 'success', message: t`${rated.number} is re-rated.` });
    },
    onError: (error) =>
      host.notify({
        kind: 'error',
        message: t`${quote.number} was not re-rated. ${failureMessage(error)}`,
      }),
  });
  return (
    <Button
      variant={quote.status === 'expired' ? 'filled' : 'default'}
      loading={rate.isPending}
      onClick={() => rate.mutate()}
    >
      <Trans>Re-rate quote</Trans>
    </Button>
  );
}
