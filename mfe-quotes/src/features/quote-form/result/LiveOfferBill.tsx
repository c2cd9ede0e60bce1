import { useRemote } from '@lading/mfe-kit';
import { ErrorState, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { quoteQueries } from '../../../shared/api/quotes';
import type { OfferTotals, QuoteRequest } from '../../../shared/api/types';
import { OfferBill } from '../../../shared/offers/OfferBill';
import { isSameOffer } from '../../../shared/offers/same-offer';

interface LiveOfferBillProps {
  /** The request that the offer is for. */
  request: QuoteRequest;
  offer: OfferTotals;
}

/** The bill of an offer that is not stored yet; explanations are requested when the first offer is opened. */
export function LiveOfferBill({ request, offer }: LiveOfferBillProps) {
  const { api } = useRemote();
  const { data, isPending, refetch } = useQuery(quoteQueries.preview(api, request));
  const explained = data?.offers.find((candidate) => isSameOffer(candidate, offer));
  if (explained) return <OfferBill offer={explained} />;
  if (isPending) return <SkeletonRows rows={4} label={t`Loading charges`} />;
  return <ErrorState title={t`The charges could not be loaded`} onRetry={() => void refetch()} />;
}
