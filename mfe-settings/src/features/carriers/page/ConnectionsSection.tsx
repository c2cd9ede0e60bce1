import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Anchor, formatDate, formatInstant, KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Section } from '../../../shared/Section';
import type { CarrierConnection, Connector } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { interfaceName, supported, untendered } from '../connections/connectors';
import { CallsSection } from './CallsSection';

/** How a carrier is connected over HTTP, what its interface can do, and when calls succeeded. */
export function ConnectionsSection({ id }: { id: string }) {
  const { api } = useRemote();
  const carriers = useQuery(carrierQueries.list(api));
  const connectors = useQuery(carrierQueries.connectors(api));
  return (
    <QueryBoundary query={carriers} loading={t`Loading connections`} failed={t`The connections could not be loaded`}>
      {({ items }) => (
        <QueryBoundary
          query={connectors}
          loading={t`Loading connections`}
          failed={t`The connections could not be loaded`}
        >
          {({ items: kinds }) =>
            items
              .find((carrier) => carrier.id === id)
              ?.connections.map((connection) => {
                const connector = kinds.find(({ kind }) => kind === connection.connector);
                return (
                  connector && (
                    <Fragment key={connection.id}>
                      <Connection connection={connection} connector={connector} />
                      {connection.health.state !== 'untested' && <CallsSection connectionId={connection.id} />}
                    </Fragment>
                  )
                );
              })
          }
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function Connection({ connection, connector }: { connection: CarrierConnection; connector: Connector }) {
  const { endpoint, firstSuccessAt, lastSuccessAt } = connection;
  const limits = untendered(connector);
  return (
    <Section title={t`Connection`}>
      {connector.source && firstSuccessAt === null && <NotRun source={connector.source} />}
      <KeyValue
        items={[
          { label: t`Interface`, value: interfaceName(connector) },
          { label: t`Server`, value: endpoint === null ? t`None` : new URL(endpoint).host },
          { label: t`Supports`, value: supported(connector) },
          ...(limits === null ? [] : [{ label: t`Tender by email or telephone`, value: limits }]),
          { label: t`First successful call`, value: firstSuccessAt ? formatInstant(firstSuccessAt) : t`None yet` },
          { label: t`Last successful call`, value: lastSuccessAt ? formatInstant(lastSuccessAt) : t`None yet` },
        ]}
      />
    </Section>
  );
}

/** Said until the company's first successful call. */
function NotRun({ source: { title, url, readOn } }: { source: NonNullable<Connector['source']> }) {
  return (
    <Alert color="yellow" variant="light" title={t`Built from the published description, not run against the carrier`}>
      <Trans>
        Source:{' '}
        <Anchor href={url} target="_blank" rel="noreferrer">
          {title}
        </Anchor>
        , read on {formatDate(readOn)}.
      </Trans>
    </Alert>
  );
}
