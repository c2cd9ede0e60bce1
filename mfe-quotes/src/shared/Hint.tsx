import { IconInfoCircle, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import classes from './hint.module.css';

/** An explanation that is shown as a tooltip on hover, and below on tap and with the keyboard. */
export function Hint({ about, children }: { about: string; children: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={t`About ${about}`}
        aria-expanded={open}
        aria-controls={id}
        title={children}
        onClick={() => setOpen(!open)}
      >
        <IconInfoCircle size={14} aria-hidden="true" />
      </UnstyledButton>
      {open && (
        <span id={id} className={classes.text}>
          {children}
        </span>
      )}
    </>
  );
}
