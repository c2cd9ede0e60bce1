import { type AccessorialCode, accessorialName } from '@lading/trade';
import { Button, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './services.module.css';

interface WaiveServiceProps {
  code: AccessorialCode;
  onWaive(code: AccessorialCode, reason: string): void;
  onClose(): void;
}

/** Asks why a service that the freight calls for is not needed. */
export function WaiveService({ code, onWaive, onClose }: WaiveServiceProps) {
  const [reason, setReason] = useState('');
  const confirm = () => reason.trim() && onWaive(code, reason.trim());
  return (
    <div className={classes.why} role="group" aria-label={accessorialName(code)}>
      <TextInput
        autoFocus
        label={t`Why is the service not needed?`}
        placeholder={t`Dock photo on file`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          confirm();
        }}
      />
      <Button disabled={!reason.trim()} onClick={confirm}>
        <Trans>Remove service</Trans>
      </Button>
      <Button variant="default" onClick={onClose}>
        <Trans>Keep service</Trans>
      </Button>
    </div>
  );
}
