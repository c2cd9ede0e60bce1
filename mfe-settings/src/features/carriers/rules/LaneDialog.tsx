import {
  ConflictAlert,
  ConflictError,
  FormDialog,
  FormNumberInput,
  FormTextInput,
  useDraftForm,
} from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import type { LaneMiles } from '../../../shared/types';
import { laneFormSchema, laneKey, withLanes } from './lane-miles';
import { useChangeLanes } from './use-change-lanes';

const LABELS = { origin: msg`Origin`, destination: msg`Destination`, miles: msg`Miles` };

/** A lane as stored now, null if it was deleted, and the version of the lanes. */
interface StoredLane {
  lane: LaneMiles | null;
  version: number;
}

interface LaneDialogProps {
  /** Null for a new lane. */
  lane: LaneMiles | null;
  /** Version of the lanes on the screen. */
  version: number;
  onClose(): void;
}

/** Adds a lane, or edits one. A lane that is stored already gets the new miles, unless someone else has changed it since. */
export function LaneDialog({ lane, version, onClose }: LaneDialogProps) {
  const change = useChangeLanes();
  const form = useDraftForm({
    name: lane ? `lane-miles.${laneKey(lane)}` : 'lane-miles.new',
    schema: laneFormSchema,
    defaults: valuesOf({ lane, version }),
  });
  return (
    <FormDialog
      title={lane ? t`Edit ${laneKey(lane)}` : t`Add lane`}
      submitLabel={lane ? t`Save lane` : t`Add lane`}
      form={form}
      onSubmit={({ version: basedOn, ...saved }) =>
        change.mutateAsync((stored, now) => {
          if (now !== basedOn) requireUnchanged(stored, lane ?? saved, { isNew: lane === null, version: now });
          return withLanes(lane ? stored.filter((other) => laneKey(other) !== laneKey(lane)) : stored, [saved]);
        })
      }
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FormTextInput name="origin" label={t`Origin`} placeholder="60601" maxLength={6} data-autofocus />
        <FormTextInput name="destination" label={t`Destination`} placeholder="US-TX" maxLength={6} />
        <FormNumberInput name="miles" label={t`Miles`} inputMode="numeric" />
      </SimpleGrid>
      <ConflictAlert error={change.error} valuesOf={valuesOf} labels={LABELS} />
    </FormDialog>
  );
}

function valuesOf({ lane, version }: StoredLane) {
  return lane ? { ...lane, miles: String(lane.miles), version } : { origin: '', destination: '', miles: '', version };
}

/** @throws ConflictError if the lane is not stored as it was on the screen, or a new one is stored with other miles */
function requireUnchanged(
  stored: readonly LaneMiles[],
  expected: LaneMiles,
  { isNew, version }: { isNew: boolean; version: number },
): void {
  const lane = stored.find((other) => laneKey(other) === laneKey(expected)) ?? null;
  if (lane === null ? isNew : lane.miles === expected.miles) return;
  throw new ConflictError<StoredLane>({ lane, version });
}
