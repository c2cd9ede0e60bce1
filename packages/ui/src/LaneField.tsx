import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readLane } from './list-address';
import classes from './list-filter-bar.module.css';

/** Filter by a lane between states or beginnings of postal codes, such as `IL>TX`; taken when the field is left. Give it the lane as key, so that it follows the address. */
export function LaneField({ lane, onChange }: { lane: string; onChange(lane: string | undefined): void }) {
  const [typed, setTyped] = useState(lane);
  const isWrong = typed.trim() !== '' && readLane(typed) === null;
  const take = () => {
    if (!isWrong) onChange(readLane(typed) ?? undefined);
  };
  return (
    <TextInput
      aria-label={t`Lane`}
      placeholder={t`Lane: IL>TX, 606>752`}
      maxLength={20}
      className={classes.lane}
      value={typed}
      error={isWrong && typed.length > 3 ? t`Write IL>TX, 606>752, IL> or >TX.` : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
