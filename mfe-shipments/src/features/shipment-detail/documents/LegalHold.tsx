import { unwrap } from '@lading/api-client';
import { QueryBoundary, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, formatInstant, Group, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const PlaceHoldDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shipment-dialogs" */ './PlaceHoldDialog')).PlaceHoldDialog,
}));

function useHold(shipmentId: string) {
  const { api } = useRemote();
  const options = queryOptions({
    queryKey: ['legal-hold', shipmentId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/shipments/{id}/legal-hold', { params: { path: { id: shipmentId } }, signal })),
  });
  const params = { path: { id: shipmentId } };
  const queryClient = useQueryClient();
  const onSuccess = (hold: { reason: string | null; placedAt: string | null }) =>
    queryClient.setQueryData(options.queryKey, hold);
  const place = useMutation({
    mutationFn: (body: { reason: string }) => unwrap(api.PUT('/api/v1/shipments/{id}/legal-hold', { params, body })),
    onSuccess,
  });
  const release = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/shipments/{id}/legal-hold', { params })),
    onSuccess,
  });
  return { query: useQuery(options), place, release };
}

/** Legal hold on the documents of a shipment, which keeps them past their retention. */
export function LegalHold({ shipmentId }: { shipmentId: string }) {
  const { can } = useRemote().host.session;
  const notices = useNotices();
  const { query, place, release } = useHold(shipmentId);
  const [placing, dialog] = useDisclosure();
  return (
    <section aria-label={t`Legal hold`}>
      <QueryBoundary query={query} loading={t`Loading legal hold`} failed={t`The legal hold could not be loaded`}>
        {({ reason, placedAt }) => (
          <Group justify="space-between">
            <Text c="dimmed" size="sm">
              {reason && placedAt ? (
                <Trans>
                  On legal hold since {formatInstant(placedAt)}: {reason}
                </Trans>
              ) : (
                <Trans>Documents are deleted 3 years after delivery, customs documents after 6.</Trans>
              )}
            </Text>
            {can('document.hold') &&
              (reason ? (
                <Button
                  variant="default"
                  loading={release.isPending}
                  onClick={() =>
                    release.mutate(undefined, {
                      onSuccess: () => notices.success(t`The legal hold was released.`),
                      onError: (error) => notices.error(t`The legal hold was not released.`, error),
                    })
                  }
                >
                  <Trans>Release legal hold</Trans>
                </Button>
              ) : (
                <Button variant="default" onClick={dialog.open}>
                  <Trans>Place legal hold</Trans>
                </Button>
              ))}
          </Group>
        )}
      </QueryBoundary>
      <Suspense>{placing && <PlaceHoldDialog onPlace={place.mutateAsync} onClose={dialog.close} />}</Suspense>
    </section>
  );
}
