import { IconChevronRight, UnstyledButton } from '@lading/ui';
import { type ReactNode, useId, useState } from 'react';
import classes from '../quote-form.module.css';

/** Keeps the less usual fields out of the way; open from the start when something in it is filled. */
export function Disclosure({
  label,
  initiallyOpen,
  children,
}: {
  label: string;
  initiallyOpen: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.disclosure}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        {label}
      </UnstyledButton>
      <div id={id} hidden={!open} className={classes.disclosed}>
        {children}
      </div>
    </div>
  );
}
