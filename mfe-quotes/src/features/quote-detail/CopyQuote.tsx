import { paths } from '@lading/mfe-contract';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { Button } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { copyQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { useCacheQuote } from '../../shared/use-cache-quote';

/** Creates a quote for the same freight. A pickup date that has passed becomes the next business day. */
export function CopyQuote({ quote }: { quote: Quote }) {
  const { api, host } = useRemote();
  const cacheQuote = useCacheQuote();
  const navigate = useNavigate();
  const day = today(new Date());
  const pickupOn = quote.pickupOn < day ? nextBusinessDay(day) : undefined;
  const copy = useMutation({
    mutationFn: () => copyQuote(api, quote.id, pickupOn),
    onSuccess: (made) => {
      cacheQuote(made);
      host.notify({ kind: 'success', message: t`${made.number} is a copy of ${quote.number}.` });
      void navigate(paths.quote(made.id));
    },
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${quote.number} was not copied. ${failureMessage(error)}` }),
  });
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
      <Trans>Copy quote</Trans>
    </Button>
  );
}
