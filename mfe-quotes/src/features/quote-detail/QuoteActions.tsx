import { paths } from '@lading/mfe-contract';
import { ActionMenu, type MenuAction, useNow, useRemote } from '@lading/mfe-kit';
import { Button, formatMoney, useDisclosure, withValue } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Quote, QuoteStatus } from '../../shared/api/types';
import { sortOffers } from '../../shared/offers/rank-offers';
import { useQuoteActions } from './use-quote-actions';

const CancelDialog = lazy(() => import('./CancelDialog').then((module) => ({ default: module.CancelDialog })));

const MAY: Record<'edit' | 'rate' | 'cancel', readonly QuoteStatus[]> = {
  edit: ['quoted', 'no_offers', 'expired'],
  rate: ['quoted', 'no_offers', 'expired'],
  cancel: ['rating', 'quoted', 'no_offers'],
};

/** The next step for a quote of each status. */
const MAIN: Partial<Record<QuoteStatus, 'book' | 'edit' | 'rate' | 'copy' | 'shipment'>> = {
  quoted: 'book',
  no_offers: 'edit',
  expired: 'rate',
  cancelled: 'copy',
  booked: 'shipment',
};

/** The quote's main action by its status; all others are in the menu. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { host } = useRemote();
  const actions = useQuoteActions(quote);
  const [cancelling, dialog] = useDisclosure();
  const mayChange = host.session.can('quote.create');
  const main = MAIN[quote.status];
  const may = (action: keyof typeof MAY) => mayChange && action !== main && MAY[action].includes(quote.status);
  const menu: (MenuAction | false)[] = [
    may('edit') && { label: t`Edit quote`, to: paths.editQuote(quote.id) },
    may('rate') && { label: t`Re-rate quote`, onSelect: actions.rate },
    mayChange && main !== 'copy' && { label: t`Copy quote`, onSelect: actions.copy },
    { label: t`Download PDF`, onSelect: actions.download },
    may('cancel') && { label: t`Cancel quote`, destructive: true, onSelect: dialog.open },
  ];
  return (
    <>
      <MainAction quote={quote} main={main} actions={actions} />
      <ActionMenu actions={menu.filter((action) => action !== false)} loading={actions.isRunning} />
      {cancelling && (
        <Suspense>
          <CancelDialog quote={quote} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

interface MainActionProps {
  quote: Quote;
  main: (typeof MAIN)[QuoteStatus];
  actions: ReturnType<typeof useQuoteActions>;
}

function MainAction({ quote, main, actions }: MainActionProps) {
  const { host } = useRemote();
  const may = (permission: string) => host.session.can(permission);
  if (main === 'book') return may('quote.book') && <BookCheapest quote={quote} />;
  if (main === 'shipment') {
    return (
      quote.shipmentId && (
        <Button component={Link} to={paths.shipment(quote.shipmentId)}>
          <Trans>Open shipment</Trans>
        </Button>
      )
    );
  }
  if (!may('quote.create')) return null;
  if (main === 'edit') {
    return (
      <Button component={Link} to={paths.editQuote(quote.id)}>
        <Trans>Edit quote</Trans>
      </Button>
    );
  }
  if (main === undefined) return null;
  return (
    <Button loading={actions.isRunning} onClick={main === 'rate' ? actions.rate : actions.copy}>
      {main === 'rate' ? t`Re-rate quote` : t`Copy quote`}
    </Button>
  );
}

/** Opens the booking of the valid offer with the lowest total. */
function BookCheapest({ quote: { offers, exchangeRate } }: { quote: Quote }) {
  const [, setSearch] = useSearchParams();
  const now = useNow();
  const valid = offers.filter(({ validUntil }) => new Date(validUntil) > now);
  const [cheapest] = sortOffers(valid, 'price', exchangeRate);
  if (!cheapest) return null;
  const total = formatMoney(cheapest.total);
  return (
    <Button onClick={() => setSearch((current) => withValue(current, 'book', cheapest.id))}>
      {valid.length > 1 ? t`Book cheapest for ${total}` : t`Book for ${total}`}
    </Button>
  );
}
