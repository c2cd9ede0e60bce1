import { type Api, unwrap } from '@lading/api-client';
import { useNotices, useRemote } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shipmentListQueries } from '../api/shipment-lists';
import { shipmentQueries } from '../api/shipments';
import type { ExceptionChange, ShipmentException } from '../types';
import { EXCEPTION_NAMES } from './exception-names';

/** An exception with its shipment. */
export interface ExceptionOfShipment {
  exception: ShipmentException;
  shipment: { id: string; number: string };
}

interface Change extends ExceptionOfShipment {
  change: ExceptionChange;
  /** What was done, as a notice. */
  message: string;
}

/** "Late, S-000317" */
export const exceptionLabel = ({ exception, shipment }: ExceptionOfShipment): string =>
  `${i18n._(EXCEPTION_NAMES[exception.kind])}, ${shipment.number}`;

const changeException = (api: Api, { exception, shipment }: ExceptionOfShipment, change: ExceptionChange) =>
  unwrap(
    api.PATCH('/api/v1/shipments/{id}/exceptions/{exceptionId}', {
      params: { path: { id: shipment.id, exceptionId: exception.id } },
      body: change,
    }),
  );

/** Changes owner, snooze or resolution of an exception; the notice offers to undo it. */
export function useExceptionChange() {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const refresh = (shipmentId: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: shipmentListQueries.all }),
      queryClient.invalidateQueries({ queryKey: shipmentQueries.one(shipmentId) }),
    ]);
  const undo = useMutation({
    mutationFn: (done: Change) => changeException(api, done, previous(done)),
    onSettled: (_data, _error, { shipment }) => refresh(shipment.id),
  });
  const change = useMutation({
    mutationFn: (next: Change) => changeException(api, next, next.change),
    onSuccess: (_data, done) => notices.success(done.message, { undo: () => undo.mutateAsync(done) }),
    onSettled: (_data, _error, { shipment }) => refresh(shipment.id),
  });
  return {
    isPending: change.isPending || undo.isPending,
    /** For forms: the caller displays a failure. */
    send: change.mutateAsync,
    /** For menus: a failure is a notice. */
    run: (next: Change, failure: string) => change.mutate(next, { onError: (error) => notices.error(failure, error) }),
    /** Changes when a change has been applied and its lists have been read again. */
    revision: `${change.submittedAt} ${change.status} ${undo.submittedAt} ${undo.status}`,
  };
}

export type ExceptionChanges = ReturnType<typeof useExceptionChange>;

/** The change that restores the values before `change`. */
const previous = ({ exception, change }: Change): ExceptionChange =>
  Object.fromEntries(Object.keys(change).map((name) => [name, exception[name as keyof ExceptionChange] ?? null]));
