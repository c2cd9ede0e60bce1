import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quoteQueries, rateQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';

/** Asks all carriers again for the request as it stands; the earlier offers stay as a revision. */
export function RateAgain({ quote }: { quote: Quote }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const rate = useMutation({
    mutationFn: () => rateQuote(api, quote.id),
    onSuccess: (rated) => {
      cache.setQueryData(quoteQueries.detail(api, quote.id).queryKey, rated);
      void cache.invalidateQueries({ queryKey: quoteQueries.lists });
      host.notify({ kind: 'success', message: t`${rated.number} is rated again.` });
    },
    onError: (error) =>
      host.notify({
        kind: 'error',
        message: t`${quote.number} was not rated again. ${failureMessage(error)}`,
      }),
  });
  return (
    <Button
      variant={quote.status === 'expired' ? 'filled' : 'default'}
      loading={rate.isPending}
      onClick={() => rate.mutate()}
    >
      <Trans>Rate again</Trans>
    </Button>
  );
}
