import { useNow } from '@lading/mfe-kit';
import { Button, IconChevronDown, IconChevronUp } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { byUrgency, isOpen } from '../../../shared/exceptions/exception-names';
import { useExceptionChange } from '../../../shared/exceptions/use-exception-change';
import type { Shipment, ShipmentException } from '../../../shared/types';
import { ExceptionRow } from './ExceptionRow';
import classes from './head.module.css';

interface ExceptionPanelProps {
  shipment: Shipment;
  exceptions: readonly ShipmentException[];
}

/** Open exceptions of a shipment with their owners and actions: the most urgent one, the others on request. */
export function ExceptionPanel({ shipment, exceptions }: ExceptionPanelProps) {
  const changes = useExceptionChange();
  const now = useNow();
  const [isExpanded, setIsExpanded] = useState(false);
  const open = exceptions.filter(isOpen).sort(byUrgency(now));
  if (open.length === 0) return null;
  const Chevron = isExpanded ? IconChevronUp : IconChevronDown;
  return (
    <section aria-label={t`Exceptions`} className={classes.exceptions} data-expanded={isExpanded || undefined}>
      {open.map((exception, index) => (
        <ExceptionRow key={exception.id} exception={exception} shipment={shipment} changes={changes} now={now}>
          {index === 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.toggle}
              data-needed={open.length > 1 || undefined}
              aria-expanded={isExpanded}
              aria-label={isExpanded ? t`Show less` : t`Show all exceptions`}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {open.length > 1 && !isExpanded && t`+${open.length - 1} more`}
              <Chevron size={16} aria-hidden="true" />
            </Button>
          )}
        </ExceptionRow>
      ))}
    </section>
  );
}
