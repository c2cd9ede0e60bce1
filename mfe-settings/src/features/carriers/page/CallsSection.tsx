import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { BarChart, formatDate, formatNumber, SimpleGrid, Table, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../shared/Section';
import type { CarrierCallDay } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';

const FAILED = 'failed';
const TIME = 'time';

/** How often price requests over a connection failed, and how long answers took, by day. */
export function CallsSection({ connectionId }: { connectionId: string }) {
  const { api } = useRemote();
  const calls = useQuery(carrierQueries.calls(api, connectionId));
  return (
    <Section title={t`Price requests`} description={t`Last 14 days. Days are UTC.`}>
      <QueryBoundary
        query={calls}
        loading={t`Loading price requests`}
        failed={t`The price requests could not be loaded`}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text>
              <Trans>None yet</Trans>
            </Text>
          ) : (
            <>
              <CallCharts days={items} />
              <CallTable days={items} />
            </>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function CallCharts({ days }: { days: readonly CarrierCallDay[] }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <BarChart
        label={t`Chart: failed requests`}
        series={[{ id: FAILED, label: t`Failed`, tone: 'attention' }]}
        rows={days.map((day) => ({ label: formatDate(day.day), values: { [FAILED]: failedPercent(day) } }))}
        isTime
        format={percentText}
      />
      <BarChart
        label={t`Chart: average response time`}
        series={[{ id: TIME, label: t`Average response time`, tone: 'primary' }]}
        rows={days.map(({ day, averageMs }) => ({ label: formatDate(day), values: { [TIME]: averageMs } }))}
        isTime
        format={timeText}
      />
    </SimpleGrid>
  );
}

function CallTable({ days }: { days: readonly CarrierCallDay[] }) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Day`}</Table.Th>
            <Table.Th ta="end">{t`Requests`}</Table.Th>
            <Table.Th ta="end">{t`Failed`}</Table.Th>
            <Table.Th ta="end">{t`Average response time`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Td>{formatDate(day.day)}</Table.Td>
              <Table.Td ta="end">{formatNumber(day.requests)}</Table.Td>
              <Table.Td ta="end">{percentText(failedPercent(day))}</Table.Td>
              <Table.Td ta="end">{day.averageMs === null ? '–' : timeText(day.averageMs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const failedPercent = ({ failed, requests }: CarrierCallDay) => (100 * failed) / requests;
const percentText = (percent: number) => t`${formatNumber(percent, 1)}%`;
const timeText = (milliseconds: number) => t`${formatNumber(milliseconds, 0)} ms`;
