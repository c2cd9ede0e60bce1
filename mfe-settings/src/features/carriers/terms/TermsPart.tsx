import { Stack } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './terms.module.css';

/** Terms that belong together, under one name. */
export function TermsPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{name}</legend>
      <Stack gap="sm">{children}</Stack>
    </fieldset>
  );
}
