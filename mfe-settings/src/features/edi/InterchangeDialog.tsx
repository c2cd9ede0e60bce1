import { type Column, DataTable, FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import {
  Alert,
  Anchor,
  Button,
  DateTimeInZone,
  Group,
  KeyValue,
  Modal,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InterchangeDetail } from '../../shared/types';
import {
  ACKNOWLEDGMENTS,
  DIRECTIONS,
  faultText,
  RECEIPTS,
  receiptText,
  segmentsOf,
  setName,
  STATES,
} from './edi-words';
import { useInterchange, useMarkSent, useReplayInterchange } from './use-edi';
import classes from './edi.module.css';

type Transaction = InterchangeDetail['transactions'][number];

/** An interchange: transactions with faults and outcomes, acknowledgment, and its text by segments. */
export function InterchangeDialog({ id, onClose }: { id: string; onClose(): void }) {
  const interchange = useInterchange(id);
  return (
    <Modal opened onClose={onClose} title={t`Interchange`} size="xl" closeButtonProps={{ 'aria-label': t`Close` }}>
      <QueryBoundary
        query={interchange}
        loading={t`Loading interchange`}
        failed={t`The interchange could not be loaded`}
      >
        {(detail) => <Detail interchange={detail} />}
      </QueryBoundary>
    </Modal>
  );
}

function Detail({ interchange }: { interchange: InterchangeDetail }) {
  const { direction, control, carrierName, state, acknowledgment, receipt, error, createdAt, handledAt, transactions } =
    interchange;
  const { tone, word } = ACKNOWLEDGMENTS[acknowledgment];
  return (
    <Stack>
      <KeyValue
        items={[
          { label: t`Carrier`, value: carrierName },
          { label: t`Direction`, value: i18n._(DIRECTIONS[direction]) },
          { label: t`Control number`, value: control },
          {
            label: t`Status`,
            value: <StatusBadge tone={STATES[state].tone}>{i18n._(STATES[state].word)}</StatusBadge>,
          },
          { label: t`Acknowledgment (997)`, value: <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge> },
          ...(receipt ? [{ label: t`Receipt (TA1)`, value: <Receipt receipt={receipt} /> }] : []),
          { label: t`Time`, value: <DateTimeInZone instant={createdAt} /> },
          ...(handledAt === null ? [] : [{ label: t`Handled`, value: <DateTimeInZone instant={handledAt} /> }]),
        ]}
      />
      {error && <Alert color={state === 'rejected' ? 'red' : 'yellow'}>{error}</Alert>}
      <Actions interchange={interchange} />
      {transactions.length > 0 && (
        <DataTable
          caption={t`Transactions`}
          columns={COLUMNS}
          rows={transactions}
          rowId={({ set, control: number }) => `${set} ${number}`}
        />
      )}
      <Segments text={interchange.text} cut={interchange.textCut} />
    </Stack>
  );
}

function Receipt({ receipt }: { receipt: NonNullable<InterchangeDetail['receipt']> }) {
  return <StatusBadge tone={RECEIPTS[receipt.status].tone}>{receiptText(receipt)}</StatusBadge>;
}

function Actions({ interchange: { id, direction, state } }: { interchange: InterchangeDetail }) {
  const replay = useReplayInterchange(id);
  const sent = useMarkSent(id);
  const error = replay.error ?? sent.error;
  const isPending = replay.isPending || sent.isPending;
  return (
    <Stack gap="xs">
      <Group>
        <Anchor href={`/api/v1/edi/interchanges/${id}/file`} download underline="always">
          <Trans>Download file</Trans>
        </Anchor>
        {state === 'waiting' && (
          <Button variant="default" loading={isPending} onClick={() => sent.mutate(undefined)}>
            <Trans>Mark as sent</Trans>
          </Button>
        )}
        {(state === 'processed' || state === 'sent') && (
          <Button variant="default" loading={isPending} onClick={() => replay.mutate(undefined)}>
            {direction === 'in' ? <Trans>Process again</Trans> : <Trans>Send again</Trans>}
          </Button>
        )}
      </Group>
      {error && <FailureAlert error={error} />}
    </Stack>
  );
}

const RESULTS = {
  accepted: { tone: 'done', word: msg({ context: 'interchange', message: 'Accepted' }) },
  noted: { tone: 'attention', word: msg`Accepted with errors` },
  rejected: { tone: 'failed', word: msg({ context: 'interchange', message: 'Rejected' }) },
} as const;

const COLUMNS: Column<Transaction>[] = [
  {
    id: 'set',
    header: msg`Transaction`,
    cell: ({ set, control }) => (
      <div>
        {setName(set)}
        <Text c="dimmed" size="sm">
          {control}
        </Text>
      </div>
    ),
  },
  { id: 'subject', header: msg`Shipment or invoice`, cell: ({ subject }) => subject ?? '–' },
  {
    id: 'result',
    header: msg`Syntax`,
    cell: ({ status, faults }) => (
      <div>
        <StatusBadge tone={RESULTS[status].tone}>{i18n._(RESULTS[status].word)}</StatusBadge>
        {faults.map((fault) => (
          <Text key={faultText(fault)} size="sm">
            {faultText(fault)}
          </Text>
        ))}
      </div>
    ),
  },
  {
    id: 'outcome',
    header: msg`Outcome`,
    cell: ({ outcome, failed }) => (
      <div>
        {outcome ?? '–'}
        {failed && (
          <div>
            <StatusBadge tone="attention">{t`Not used`}</StatusBadge>
          </div>
        )}
      </div>
    ),
  },
];

/** The text by segments, numbered as errors count them. */
function Segments({ text, cut }: { text: string; cut: boolean }) {
  return (
    <section aria-label={t`Segments`}>
      <Title order={3}>
        <Trans>Segments</Trans>
      </Title>
      <ol className={classes.segments}>
        {segmentsOf(text).map((segment, index) => (
          <li key={index}>{segment}</li>
        ))}
      </ol>
      {cut && (
        <Text c="dimmed" size="sm">
          <Trans>The text is cut off here. The file is complete.</Trans>
        </Text>
      )}
    </section>
  );
}
