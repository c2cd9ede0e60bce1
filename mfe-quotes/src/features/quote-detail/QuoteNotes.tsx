import { Alert, IconAlertTriangle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../shared/api/types';

/** What prevents booking, and what to do about it. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  if (quote.status !== 'expired') return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} title={t`The offers have expired`}>
      <Trans>Re-rate the quote for current prices. Expired offers remain below for reference.</Trans>
    </Alert>
  );
}
