import { IconChevronRight, UnstyledButton } from '@lading/ui';
import { Plural } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Declined } from '../api/types';
import { CarrierBadge } from './CarrierBadge';
import classes from './declined.module.css';

/** Carriers without an offer and the reasons, collapsed at first. */
export function DeclinedCarriers({ declined }: { declined: readonly Declined[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (declined.length === 0) return null;
  return (
    <div>
      <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <Plural value={declined.length} one="# carrier without an offer" other="# carriers without an offer" />
      </UnstyledButton>
      {open && (
        <ul id={id} className={classes.list}>
          {declined.map(({ carrier, code, message }) => (
            <li key={carrier.scac}>
              <span className={classes.name}>
                {carrier.name} <CarrierBadge carrier={carrier} />
              </span>
              <span>
                {message} <span className={classes.code}>{code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
