import { paths } from '@lading/mfe-contract';
import {
  Alert,
  Button,
  EmptyState,
  formatDate,
  formatInstant,
  formatTime,
  Group,
  PageHeader,
  SegmentedControl,
  Stack,
  StatusBadge,
  Text,
  TextInput,
  Title,
  UnstyledButton,
  withValue,
} from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DockPickup } from '../../shared/api/dock';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import { today } from '../../shared/today';
import classes from './dock.module.css';
import type { StoredDay } from './dock-store';
import { isFullyLoaded, unitTotals } from './loading-draft';
import { ScanField } from './ScanField';

type Order = 'time' | 'door';

interface PickupListProps {
  date: string;
  day: StoredDay & { isOffline: boolean };
  pickups: DockPickup[];
  onScan(code: string): boolean;
  onOpen(shipmentId: string): void;
}

/** The pickups of a day by time or door. */
export function PickupList({ date, day, pickups, onScan, onOpen }: PickupListProps) {
  const [search, setSearch] = useSearchParams();
  const order: Order = search.get('order') === 'door' ? 'door' : 'time';
  const set = (name: string, value: string | undefined) => setSearch((current) => withValue(current, name, value));
  return (
    <>
      <PageHeader title={t`Dock`} description={t`Pickups on ${formatDate(date)}`} />
      {day.isOffline && (
        <Alert color="orange" title={t`No connection`}>
          <Trans>
            These are the pickups as of {formatInstant(day.savedAt)}. What you save is kept on this device and sent
            later.
          </Trans>
        </Alert>
      )}
      <Group align="end" gap="md">
        <TextInput
          type="date"
          size="lg"
          label={t`Pickup date`}
          value={date}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            if (value !== '') set('date', value === today() ? undefined : value);
          }}
        />
        <SegmentedControl
          size="lg"
          aria-label={t`Sort by`}
          data={[
            { value: 'time', label: t`Time` },
            { value: 'door', label: t`Door` },
          ]}
          value={order}
          onChange={(next) => set('order', next === 'time' ? undefined : next)}
        />
      </Group>
      {pickups.length === 0 ? (
        <EmptyState
          title={t`No pickups on this day`}
          action={
            <Button component={Link} to={paths.shipments()} size="lg" variant="default">
              <Trans>Open shipments</Trans>
            </Button>
          }
        >
          <Trans>
            Booked shipments appear here on the day of their pickup. You count what is loaded, enter the seal and let
            the driver sign.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <ScanField onScan={onScan} />
          <Stack gap="lg">
            {groupsOf(pickups, order).map((group) => (
              <PickupGroup key={group.title} group={group} onOpen={onOpen} />
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

function PickupGroup({ group, onOpen }: { group: PickupsOfGroup; onOpen(shipmentId: string): void }) {
  const { title, rows } = group;
  const cards = rows.map((pickup) => (
    <li key={pickup.shipmentId}>
      <PickupCard pickup={pickup} onOpen={onOpen} />
    </li>
  ));
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <ul className={classes.list}>{cards}</ul>
    </section>
  );
}

function PickupCard({ pickup, onOpen }: { pickup: DockPickup; onOpen(shipmentId: string): void }) {
  const { shipmentId, number, carrierName, destination, recorded, status } = pickup;
  const { loaded, count } = unitTotals(pickup);
  return (
    <UnstyledButton className={classes.card} onClick={() => onOpen(shipmentId)}>
      <span className={classes.line}>
        <Text component="span" fw={600} size="lg">
          {carrierName}
        </Text>
        <span>{windowText(pickup)}</span>
      </span>
      <span className={classes.line}>
        <span>
          {number} · {destination.city}, {destination.state}
        </span>
        {recorded.door && <span>{t`Door ${recorded.door}`}</span>}
      </span>
      <span className={classes.line}>
        <span className={classes.count}>{t`${loaded} of ${count} loaded`}</span>
        {status === 'cancelled' || recorded.loadedAt === null ? (
          <ShipmentStatusBadge status={status} />
        ) : (
          <StatusBadge tone={isFullyLoaded(pickup) ? 'done' : 'active'}>
            {recorded.signedBy ? t`Signed` : isFullyLoaded(pickup) ? t`Loaded` : t`Being loaded`}
          </StatusBadge>
        )}
      </span>
    </UnstyledButton>
  );
}

/** Pickup window at the origin. */
export function windowText({ readyFrom, closeAt }: DockPickup): string {
  if (readyFrom && closeAt) return `${formatTime(readyFrom)} – ${formatTime(closeAt)}`;
  return readyFrom ? t`from ${formatTime(readyFrom)}` : closeAt ? t`until ${formatTime(closeAt)}` : t`No time`;
}

interface PickupsOfGroup {
  title: string;
  rows: DockPickup[];
}

function groupsOf(pickups: readonly DockPickup[], order: Order): PickupsOfGroup[] {
  const byTime = [...pickups].sort(
    (left, right) =>
      (left.readyFrom ?? '99').localeCompare(right.readyFrom ?? '99') || left.number.localeCompare(right.number),
  );
  const groups = Map.groupBy(byTime, ({ recorded, readyFrom }) => (order === 'door' ? recorded.door : readyFrom));
  const names = [...groups.keys()].sort((left, right) =>
    left === null ? 1 : right === null ? -1 : left.localeCompare(right, undefined, { numeric: true }),
  );
  const none = order === 'door' ? t`No door yet` : t`No time`;
  return names.map((name) => ({
    title: name === null ? none : order === 'door' ? t`Door ${name}` : formatTime(name),
    rows: groups.get(name) ?? [],
  }));
}
