import { FormDialog, FormNumberInput, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { LaneMiles } from '../../../shared/types';
import { laneKey, laneSchema, withLanes } from './lane-miles';
import { useChangeLanes } from './use-change-lanes';

/** Adds a lane, or edits one. A lane that is stored already gets the new miles. */
export function LaneDialog({ lane, onClose }: { lane: LaneMiles | null; onClose(): void }) {
  const change = useChangeLanes();
  const form = useDraftForm({
    name: lane ? `lane-miles.${laneKey(lane)}` : 'lane-miles.new',
    schema: laneSchema,
    defaults: lane ? { ...lane, miles: String(lane.miles) } : { origin: '', destination: '', miles: '' },
  });
  return (
    <FormDialog
      title={lane ? t`Edit ${laneKey(lane)}` : t`Add lane`}
      submitLabel={lane ? t`Save lane` : t`Add lane`}
      form={form}
      onSubmit={(saved) =>
        change.mutateAsync((stored) =>
          withLanes(lane ? stored.filter((other) => laneKey(other) !== laneKey(lane)) : stored, [saved]),
        )
      }
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FormTextInput name="origin" label={t`Origin`} placeholder="60601" maxLength={6} data-autofocus />
        <FormTextInput name="destination" label={t`Destination`} placeholder="US-TX" maxLength={6} />
        <FormNumberInput name="miles" label={t`Miles`} inputMode="numeric" />
      </SimpleGrid>
    </FormDialog>
  );
}
