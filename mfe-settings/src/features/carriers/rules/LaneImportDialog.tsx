import { type Column, DataTable, FailureAlert, useNotices } from '@lading/mfe-kit';
import { Alert, Button, Checkbox, FileDrop, formatNumber, Group, Modal, Stack, Text } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LaneMiles } from '../../../shared/types';
import { type LaneError, laneKey, readLanes, type ReadLanes, withLanes } from './lane-miles';
import { useChangeLanes } from './use-change-lanes';

const ERRORS_SHOWN = 100;
const COLUMNS: Column<LaneError>[] = [
  { id: 'row', header: msg`Row`, cell: ({ row }) => formatNumber(row) },
  { id: 'column', header: msg`Column`, cell: ({ column }) => column || t`Whole row` },
  { id: 'problem', header: msg`Problem`, cell: ({ message }) => message },
];

/** Imports lanes from a CSV file, after a check that shows what would change. */
export function LaneImportDialog({ stored, onClose }: { stored: readonly LaneMiles[]; onClose(): void }) {
  const read = useMutation({ mutationFn: readLanes });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Import lane miles`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <FileDrop label={t`Lane miles file`} onDrop={([chosen]) => chosen && read.mutate(chosen)}>
          {t`CSV with the columns origin, destination and miles, up to 5,000 rows.`}
        </FileDrop>
        {read.isError && <FailureAlert error={read.error} />}
        {read.isSuccess && <CheckedLanes key={read.submittedAt} read={read.data} stored={stored} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}

interface CheckedLanesProps {
  read: ReadLanes;
  stored: readonly LaneMiles[];
  onClose(): void;
}

/** Result of the check, and the button that saves the lanes. */
function CheckedLanes({ read: { lanes, errors }, stored, onClose }: CheckedLanesProps) {
  const notices = useNotices();
  const change = useChangeLanes();
  const [partial, setPartial] = useState(false);
  const save = () =>
    change.mutate((now) => withLanes(now, lanes), {
      onSuccess: () => {
        notices.success(plural(lanes.length, { one: '# lane was saved.', other: '# lanes were saved.' }));
        onClose();
      },
    });
  return (
    <Stack gap="sm">
      {errors.length > 0 && <Errors errors={errors} />}
      {lanes.length > 0 && <Text>{effectOf(lanes, stored)}</Text>}
      {lanes.length === 0 && errors.length === 0 && (
        <Alert role="alert" color="red">
          <Trans>The file has no lanes.</Trans>
        </Alert>
      )}
      {errors.length > 0 && lanes.length > 0 && (
        <Checkbox
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
          label={t`Skip rows with errors and save the other ${formatNumber(lanes.length)}`}
        />
      )}
      {change.isError && <FailureAlert error={change.error} />}
      {lanes.length > 0 && (
        <Group>
          <Button disabled={errors.length > 0 && !partial} loading={change.isPending} onClick={save}>
            <Plural value={lanes.length} one="Save # lane" other="Save # lanes" />
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Errors({ errors }: { errors: readonly LaneError[] }) {
  return (
    <>
      <Alert role="alert" color="red" title={plural(errors.length, { one: '# error', other: '# errors' })}>
        <Trans>Correct the file and choose it again, or skip these rows.</Trans>
      </Alert>
      <DataTable
        caption={t`Errors`}
        columns={COLUMNS}
        rows={errors.slice(0, ERRORS_SHOWN)}
        rowId={({ row, column }) => `${row} ${column}`}
      />
    </>
  );
}

function effectOf(lanes: readonly LaneMiles[], stored: readonly LaneMiles[]): string {
  const milesOf = new Map(stored.map((lane) => [laneKey(lane), lane.miles]));
  const added = lanes.filter((lane) => !milesOf.has(laneKey(lane))).length;
  const same = lanes.filter((lane) => milesOf.get(laneKey(lane)) === lane.miles).length;
  const changed = lanes.length - added - same;
  return t`New: ${formatNumber(added)}. Changed: ${formatNumber(changed)}. Unchanged: ${formatNumber(same)}.`;
}
