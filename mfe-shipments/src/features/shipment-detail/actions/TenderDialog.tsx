import { unwrap } from '@lading/api-client';
import { FailureAlert, isProblem, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Modal, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import type { NextOffer, ShipmentTender } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { NextOffers } from './NextOffers';
import { useTenderKeys } from './use-tender-keys';

/** Tenders a shipment that no carrier has accepted to the carrier of another offer, at the total on the button. */
export function TenderDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const path = { id: shipment.id };
  const [chosen, setChosen] = useState<string | null>(null);
  const keyOf = useTenderKeys();
  const state = useQuery(shipmentQueries.tender(api, shipment.id));
  const tender = useShipmentMutation(
    shipment.id,
    ({ offerId, total }: NextOffer) => {
      if (total === null) throw new Error('an offer without a total cannot be accepted');
      const header = { 'Idempotency-Key': keyOf(offerId, total.amount) };
      return unwrap(
        api.POST('/api/v1/shipments/{id}/tender', {
          params: { path, header },
          body: { offerId, acceptedTotal: total },
        }),
      );
    },
    () => {
      host.notify({ kind: 'success', message: t`${shipment.number} tendered.` });
      onClose();
    },
  );
  const choose = (offer: NextOffer) => {
    setChosen(offer.offerId);
    tender.mutate(offer);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Tender ${shipment.number} to another carrier`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <QueryBoundary query={state} loading={t`Loading offers`} failed={t`The offers could not be loaded`}>
          {({ attempts, text, nextOffers }) => (
            <>
              <Unaccepted attempts={attempts} />
              <Text>{text}</Text>
              <NextOffers
                shipment={shipment}
                offers={nextOffers}
                busyOffer={tender.isPending ? chosen : null}
                onChoose={choose}
              />
            </>
          )}
        </QueryBoundary>
        {tender.isError && (
          <FailureAlert error={tender.error} title={t`The shipment was not tendered`}>
            {isProblem(tender.error, 'PRICE_CHANGED') && t`The button now shows the new total.`}
          </FailureAlert>
        )}
      </Stack>
    </Modal>
  );
}

function Unaccepted({ attempts }: Pick<ShipmentTender, 'attempts'>) {
  const unaccepted = attempts.filter(({ state, message }) => ['rejected', 'failed'].includes(state) && message);
  return unaccepted.map(({ id, state, carrier, message }) => (
    <Alert
      key={id}
      color="yellow"
      variant="light"
      title={state === 'failed' ? t`The tender to ${carrier.name} failed` : t`${carrier.name} declined the tender`}
    >
      {message}
    </Alert>
  ));
}
