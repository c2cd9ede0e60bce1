import { DateTimeInZone, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { EXCEPTION_NAMES, isOpen } from '../../../shared/exceptions/exception-names';
import type { ShipmentException } from '../../../shared/types';
import type { Timeline } from '../types';
import classes from './tracking.module.css';

/** Exceptions that are over: what was done about each, or that cleared automatically. */
export function EndedExceptions({ exceptions }: Pick<Timeline, 'exceptions'>) {
  const ended = exceptions.filter((exception) => !isOpen(exception));
  if (ended.length === 0) return null;
  return (
    <details className={classes.ended}>
      <summary>
        <Plural value={ended.length} one="# closed exception" other="# closed exceptions" />
      </summary>
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

function Ended({
  exception: { kind, openedAt, endedAt, resolvedAt, resolution, ownerName },
}: {
  exception: ShipmentException;
}) {
  const over = resolvedAt ?? endedAt;
  return (
    <>
      <strong>{i18n._(EXCEPTION_NAMES[kind])}</strong>: {resolution ?? t`cleared automatically`}
      <Text size="xs" c="dimmed">
        {over ? (
          <Trans>
            From <DateTimeInZone instant={openedAt} /> to <DateTimeInZone instant={over} />
          </Trans>
        ) : (
          <Trans>
            From <DateTimeInZone instant={openedAt} />
          </Trans>
        )}
        {ownerName && `, ${ownerName}`}
      </Text>
    </>
  );
}
