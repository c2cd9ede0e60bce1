import { type Column, DataTable, FailureAlert } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Section } from '../../shared/Section';
import type { AssociationList } from '../../shared/types';
import { useRequestAssociation } from './use-associations';

type Offer = AssociationList['offers'][number];

/** Companies that have verified the domain of the user's email address. */
export function OffersSection({ offers }: { offers: Offer[] }) {
  const request = useRequestAssociation();
  if (offers.length === 0) return null;
  const columns: Column<Offer>[] = [
    { id: 'company', header: msg`Company`, cell: ({ companyName }) => <strong>{companyName}</strong> },
    { id: 'domain', header: msg`Mail domain`, cell: ({ domain }) => domain },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: ({ companyCode, companyName, autoJoin }) => (
        <Button
          size="compact-sm"
          variant="default"
          loading={request.isPending && request.variables === companyCode}
          aria-label={autoJoin ? t`Join ${companyName}` : t`Request to join ${companyName}`}
          onClick={() => request.mutate(companyCode)}
        >
          {autoJoin ? t`Join` : t`Request to join`}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t`Companies with your mail domain`}
      description={t`These companies verified the domain of your email address.`}
    >
      {request.isError && <FailureAlert error={request.error} />}
      <DataTable caption={t`Offers`} columns={columns} rows={offers} rowId={({ companyCode }) => companyCode} />
    </Section>
  );
}
