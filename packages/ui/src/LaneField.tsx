import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readLane } from './list-address';
import classes from './list-filter-bar.module.css';

/**
 * Filter by a lane of states or postal code prefixes, such as `IL>TX`; applied on blur and Enter. Pass the lane as `key` too, so that the field follows the URL.
 * @deprecated Since 1.4. Use `laneFilter` of `@lading/trade/filters` in a list of `@lading/mfe-kit`. Removed in 2.0.
 */
export function LaneField({ lane, onChange }: { lane: string; onChange(lane: string | undefined): void }) {
  const [typed, setTyped] = useState(lane);
  const isInvalid = typed.trim() !== '' && readLane(typed) === null;
  const apply = () => {
    if (!isInvalid) onChange(readLane(typed) ?? undefined);
  };
  return (
    <TextInput
      aria-label={t`Lane`}
      placeholder={t`Lane: IL>TX, 606>752`}
      maxLength={20}
      className={classes.lane}
      value={typed}
      error={isInvalid && typed.length > 3 ? t`Enter a lane such as IL>TX, 606>752, IL> or >TX.` : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
