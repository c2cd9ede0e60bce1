import { unwrap } from '@lading/api-client';
import { Text, Textarea } from '@lading/ui';
import { useState } from 'react';
import { useArea } from '../../../shared/area';
import { ActDialog } from '../ActDialog';
import type { ShipmentException } from '../types';
import { useAct } from '../use-act';
import { EXCEPTION_NAMES } from './exception-words';

interface ResolveDialogProps {
  shipmentId: string;
  exception: ShipmentException;
  onClose(): void;
}

/** Closes an exception for good with what was done about it. */
export function ResolveDialog({ shipmentId, exception, onClose }: ResolveDialogProps) {
  const { api, host } = useArea();
  const [resolution, setResolution] = useState('');
  const [tried, setTried] = useState(false);
  const name = EXCEPTION_NAMES[exception.kind];
  const resolve = useAct(
    shipmentId,
    () =>
      unwrap(
        api.PATCH('/api/v1/shipments/{id}/exceptions/{exceptionId}', { params: { path: { id: shipmentId, exceptionId: exception.id } }, body: { resolution: resolution.trim() } }),
      ),
    () => {
      host.notify({ kind: 'success', message: `${name}: resolved.` });
      onClose();
    },
  );
  const act = () => {
    setTried(true);
    if (resolution.trim()) resolve.mutate(undefined);
  };
  return (
    <ActDialog
      title={`Resolve: ${name}`} actLabel="Resolve" busy={resolve.isPending} onAct={act} onClose={onClose}
      failure={resolve.isError ? { error: resolve.error, title: 'Not resolved' } : null}
    >
      <Text>{exception.text}</Text>
      <Textarea
        label="What was done about it?" required maxLength={500} value={resolution} error={tried && !resolution.trim() ? 'Enter what was done.' : undefined}
        onChange={(event) => setResolution(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
