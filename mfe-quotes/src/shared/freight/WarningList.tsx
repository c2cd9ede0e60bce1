import { IconAlertTriangle, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RatingWarning } from '../api/types';
import classes from './warning-list.module.css';

export interface WarningListProps {
  warnings: readonly RatingWarning[];
  /** Leads to the field that a warning is about; without it the warnings are only told. */
  onShow?: (pointer: string) => void;
  /** Takes over the pickup window that a warning proposes. */
  onProposed?: (pickup: NonNullable<RatingWarning['proposedPickup']>) => void;
}

/** Warnings before booking; each leads to its field where there is one. */
export function WarningList({ warnings, onShow, onProposed }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label={t`Warnings`}>
      {warnings.map(({ code, message, pointer, proposedPickup }) => (
        <li key={code + pointer}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>
            {message}{' '}
            {onShow && pointer && (
              <UnstyledButton className={classes.link} onClick={() => onShow(pointer)}>
                <Trans>Go to field</Trans>
              </UnstyledButton>
            )}
            {onProposed && proposedPickup && (
              <>
                {' '}
                <UnstyledButton className={classes.link} onClick={() => onProposed(proposedPickup)}>
                  <Trans>Use this window</Trans>
                </UnstyledButton>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
