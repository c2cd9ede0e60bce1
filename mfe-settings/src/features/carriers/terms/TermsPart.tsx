import { Stack } from '@lading/ui';
import type { ReactNode } from 'react';
import classes from './terms.module.css';

/** A named group of fields. */
export function TermsPart({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{name}</legend>
      <Stack gap="sm">{children}</Stack>
    </fieldset>
  );
}
