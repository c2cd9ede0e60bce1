import { unwrap } from '@lading/api-client';
import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DeleteButton } from '../../../shared/DeleteButton';
import { Section } from '../../../shared/Section';
import type { RememberedCode } from '../../../shared/types';
import { chargeCodeQueries } from '../carrier-queries';

const COLUMNS: Column<RememberedCode>[] = [
  { id: 'carrierCode', header: msg`Code on invoices`, cell: ({ carrierCode }) => carrierCode },
  { id: 'charge', header: msg`Charge`, cell: ({ name }) => name },
];

/** Charge codes that were assigned once for the invoices of a carrier. */
export function ChargeCodesSection({ scac }: { scac: string }) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const codes = useQuery(chargeCodeQueries.list(api));
  const changed = async (change: Promise<unknown>) => {
    try {
      await change;
    } finally {
      await queryClient.invalidateQueries({ queryKey: chargeCodeQueries.list(api).queryKey });
    }
  };
  const actions: Column<RememberedCode> = {
    id: 'actions',
    header: msg`Actions`,
    cell: ({ id, carrierCode, code }) => (
      <DeleteButton
        name={t`Code ${carrierCode}`}
        onDelete={() => changed(unwrap(api.DELETE('/api/v1/company/charge-codes/{id}', { params: { path: { id } } })))}
        onUndo={() => changed(unwrap(api.POST('/api/v1/company/charge-codes', { body: { scac, carrierCode, code } })))}
      />
    ),
  };
  return (
    <Section
      title={t`Charge codes`}
      description={t`What this carrier's codes mean on its invoices. Without an assignment, a code is an unknown charge.`}
    >
      <QueryBoundary query={codes} loading={t`Loading charge codes`} failed={t`The charge codes could not be loaded`}>
        {({ items }) => {
          const own = items.filter((item) => item.scac === scac);
          if (own.length === 0)
            return (
              <Text>
                <Trans>No code yet. Choose Remember code on an invoice with an unknown charge.</Trans>
              </Text>
            );
          return (
            <DataTable
              caption={t`Remembered charge codes`}
              columns={[...COLUMNS, actions]}
              rows={own}
              rowId={({ id }) => id}
            />
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
