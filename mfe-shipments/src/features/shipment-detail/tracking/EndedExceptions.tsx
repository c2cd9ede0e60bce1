import { DateTimeInZone, Text } from '@lading/ui';
import { EXCEPTION_NAMES, isOpen } from '../../../shared/exceptions';
import type { ShipmentException } from '../../../shared/types';
import type { Timeline } from '../types';
import classes from './tracking.module.css';

/** Exceptions that are over: what was done about each, or that its reason went away. */
export function EndedExceptions({ exceptions }: Pick<Timeline, 'exceptions'>) {
  const ended = exceptions.filter((exception) => !isOpen(exception));
  if (ended.length === 0) return null;
  return (
    <details className={classes.ended}>
      <summary>{ended.length === 1 ? '1 exception that is over' : `${ended.length} exceptions that are over`}</summary>
      <ul>
        {ended.map((exception) => (
          <li key={exception.id}>
            <Ended exception={exception} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Ended({ exception: { kind, openedAt, endedAt, resolvedAt, resolution, ownerName } }: { exception: ShipmentException }) {
  const over = resolvedAt ?? endedAt;
  return (
    <>
      <strong>{EXCEPTION_NAMES[kind]}</strong>: {resolution ?? 'its reason went away'}
      <Text size="xs" c="dimmed">
        From <DateTimeInZone instant={openedAt} />
        {over && (
          <>
            {' '}
            to <DateTimeInZone instant={over} />
          </>
        )}
        {ownerName && `, ${ownerName}`}
      </Text>
    </>
  );
}
