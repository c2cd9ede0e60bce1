import { paths } from '@lading/mfe-contract';
import { Alert, Anchor, IconAlertTriangle, IconInfoCircle } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Quote } from '../../shared/api/types';

/** What prevents booking, and what to do about it. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  if (quote.status === 'expired') {
    return (
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} title={t`The offers have expired`}>
        <Trans>Re-rate the quote for current prices. Expired offers remain below for reference.</Trans>
      </Alert>
    );
  }
  const lacking = quote.request.handlingUnits.flatMap((unit, row) =>
    unit.commodities.every(({ description }) => description?.trim()) ? [] : [row + 1],
  );
  if (quote.status !== 'quoted' || lacking.length === 0) return null;
  const rows = new Intl.ListFormat(i18n.locale).format(lacking.map(String));
  return (
    <Alert color="gray" variant="light" icon={<IconInfoCircle size={18} />} title={t`Add a description before booking`}>
      <Trans>
        The bill of lading must describe the freight.{' '}
        <Anchor underline="always" component={Link} to={paths.editQuote(quote.id)}>
          Describe the freight
        </Anchor>{' '}
        of <Plural value={lacking.length} one={`item ${rows}`} other={`items ${rows}`} />.
      </Trans>
    </Alert>
  );
}
