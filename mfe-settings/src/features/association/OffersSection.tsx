import { FailureAlert } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
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
    { name: msg`Company`, cell: ({ companyName }) => <strong>{companyName}</strong> },
    { name: msg`Mail domain`, cell: ({ domain }) => domain },
    {
      name: msg`Actions`,
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
      <Records caption={t`Offers`} columns={columns} rows={offers} keyOf={({ companyCode }) => companyCode} />
    </Section>
  );
}
