import { failureMessage, useRemote } from '@lading/mfe-kit';
import { dateOf } from '@lading/trade';
import { Button, formatDate, formatNumber, Menu, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { quoteQueries } from '../../../shared/api/quotes';
import type { QuoteSummary } from '../../../shared/api/types';
import { Lane } from '../../../shared/Lane';
import type { QuoteFormValues } from '../values/quote-form-values';
import { laneOf, likeLastTime } from './like-last-time';

/** The company's last quotes, on the entered lane if there is one; choosing one fills the form. */
export function LikeLastTime() {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { control, getValues, reset } = useFormContext<QuoteFormValues>();
  const [from, to] = useWatch({ control, name: ['stops.0.postalCode', 'stops.1.postalCode'] });
  const [opened, setOpened] = useState(false);
  const lane = laneOf(from, to);
  const { data: quotes = [], isSuccess } = useQuery({ ...quoteQueries.recent(api, lane), enabled: opened });
  const take = useMutation({
    mutationFn: (id: string) => cache.fetchQuery(quoteQueries.detail(api, id)),
    onSuccess: ({ number, request }) => {
      reset(likeLastTime(request, getValues()), { keepDefaultValues: true });
      host.notify({ kind: 'info', message: t`Freight of quote ${number} loaded.` });
    },
    onError: (error) => host.notify({ kind: 'error', message: t`The quote was not loaded. ${failureMessage(error)}` }),
  });
  return (
    <Menu position="bottom-end" onChange={setOpened}>
      <Menu.Target>
        <Button variant="default" size="xs" loading={take.isPending}>
          <Trans>Like last time</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{lane ? t`Last quotes on this lane` : t`Last quotes`}</Menu.Label>
        {quotes.map((quote) => (
          <Menu.Item key={quote.id} onClick={() => take.mutate(quote.id)}>
            <Lane origin={quote.origin} destination={quote.destination} />
            <Text size="xs" c="dimmed">
              {describe(quote)}
            </Text>
          </Menu.Item>
        ))}
        {isSuccess && quotes.length === 0 && (
          <Menu.Item disabled>
            <Trans>No earlier quote</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const describe = ({ number, createdAt, handlingUnitCount, totalWeight }: QuoteSummary): string =>
  [
    number,
    formatDate(dateOf(createdAt)),
    plural(handlingUnitCount, { one: '# unit', other: '# units' }),
    t`${formatNumber(totalWeight, 0)} lb`,
  ].join(', ');
