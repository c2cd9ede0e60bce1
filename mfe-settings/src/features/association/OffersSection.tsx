import { Button } from '@lading/ui';
import { FailureAlert } from '../../shared/FailureAlert';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { AssociationList } from '../../shared/types';
import { useRequestAssociation } from './use-associations';

type Offer = AssociationList['offers'][number];

/** Companies that have proven the mail domain of the person's own address. */
export function OffersSection({ offers }: { offers: Offer[] }) {
  const request = useRequestAssociation();
  if (offers.length === 0) return null;
  const columns: Column<Offer>[] = [
    { name: 'Company', cell: ({ companyName }) => <strong>{companyName}</strong> },
    { name: 'Mail domain', cell: ({ domain }) => domain },
    {
      name: 'Actions',
      cell: ({ companyCode, companyName, autoJoin }) => (
        <Button
          size="compact-sm"
          variant="default"
          loading={request.isPending && request.variables === companyCode}
          aria-label={`${autoJoin ? 'Join' : 'Ask to join'} ${companyName}`}
          onClick={() => request.mutate(companyCode)}
        >
          {autoJoin ? 'Join' : 'Ask to join'}
        </Button>
      ),
    },
  ];
  return (
    <Section title="Companies with your mail domain" description="They have proven that the domain of your address is theirs.">
      {request.isError && <FailureAlert error={request.error} />}
      <Records caption="Offers" columns={columns} rows={offers} keyOf={({ companyCode }) => companyCode} />
    </Section>
  );
}
