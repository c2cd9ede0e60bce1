import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { Radio, Stack } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { ActDialog } from '../../../shared/ActDialog';
import type { IssuedDocument } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import classes from './documents.module.css';

type Format = '4x6' | 'avery';

const POSITIONS = [1, 2, 3, 4, 5, 6];

interface LabelsDialogProps {
  shipment: Shipment;
  onMade(labels: IssuedDocument): void;
  onClose(): void;
}

/** Makes pallet labels for a label printer, or for a sheet whose first labels may be used up. */
export function LabelsDialog({ shipment, onMade, onClose }: LabelsDialogProps) {
  const { api } = useRemote();
  const [format, setFormat] = useState<Format>('4x6');
  const [startAt, setStartAt] = useState(1);
  const make = useShipmentMutation(
    shipment.id,
    () =>
      unwrap(
        api.POST('/api/v1/shipments/{id}/labels', {
          params: { path: { id: shipment.id } },
          body: format === '4x6' ? { format } : { format, startAt },
        }),
      ),
    onMade,
  );
  return (
    <ActDialog
      title={plural(shipment.handlingUnitCount, {
        one: 'Labels for # handling unit',
        other: 'Labels for # handling units',
      })}
      actLabel={t`Create labels`}
      busy={make.isPending}
      onAct={() => make.mutate(undefined)}
      onClose={onClose}
      failure={make.isError ? { error: make.error, title: t`The labels were not created` } : null}
    >
      <Radio.Group label={t`Paper`} value={format} onChange={(value) => setFormat(value as Format)}>
        <Stack gap="xs" mt="xs">
          <Radio value="4x6" label={t`4 × 6 inches`} description={t`Label printer, one label per page`} />
          <Radio value="avery" label={t`Avery sheet`} description={t`US Letter, six labels of 4 × 3⅓ inches`} />
        </Stack>
      </Radio.Group>
      {format === 'avery' && (
        <Radio.Group
          label={t`First label position`}
          description={t`For partly used sheets`}
          value={String(startAt)}
          onChange={(value) => setStartAt(Number(value))}
        >
          <div className={classes.sheet}>
            {POSITIONS.map((position) => (
              <Radio key={position} value={String(position)} label={t`Position ${position}`} />
            ))}
          </div>
        </Radio.Group>
      )}
    </ActDialog>
  );
}
