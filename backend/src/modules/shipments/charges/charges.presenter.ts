import { readerStored } from '../../../platform/request-context.js';
import { type MoneyDto, readerLines } from '../../rating/index.js';
import type { ChargeLedgerDto, ReceivedBillDto, ShipmentInvoiceDto } from './charges.dto.js';
import { presentInvoiceFile } from './invoices/files/invoice-files.presenter.js';
import { presentRerating } from './invoices/invoices.presenter.js';
import type { FiledInvoice } from './invoices/invoices.service.js';
import type { ChargeEntryEntity } from './invoices/persistence/charge-entry.entity.js';
import type { CarrierBillEntity } from './received/persistence/carrier-bill.entity.js';
import type { ShipmentCharges } from './persistence/charges.sql.js';

export function presentCharges(
  { currency, quoted, booked }: ShipmentCharges,
  received: readonly CarrierBillEntity[],
): Pick<ChargeLedgerDto, 'stages' | 'received'> {
  const money = (amount: number): MoneyDto => ({ amount, currency });
  return {
    stages: [
      {
        stage: 'QUOTED',
        fixedAt: quoted.fixedAt.toISOString(),
        total: money(quoted.total),
        change: null,
        lines: readerLines(quoted.lines),
      },
      {
        stage: 'BOOKED',
        fixedAt: booked.fixedAt.toISOString(),
        total: money(booked.total),
        change: money(booked.total - quoted.total),
        lines: readerLines(booked.lines),
      },
    ],
    received: received.map(presentReceived),
  };
}

function presentReceived({
  id,
  kind,
  number,
  version,
  withdrawn,
  billedOn,
  total,
  currency,
  receivedAt,
}: CarrierBillEntity): ReceivedBillDto {
  return { id, kind, number, version, withdrawn, billedOn, total, currency, receivedAt: receivedAt.toISOString() };
}

/** The ledger after the booking. */
export function presentEntries(
  entries: readonly ChargeEntryEntity[],
  invoices: readonly FiledInvoice[],
): Pick<ChargeLedgerDto, 'entries' | 'invoices'> {
  return {
    entries: entries.map(presentEntry),
    invoices: invoices.map(presentShipmentInvoice),
  };
}

function presentEntry({
  id,
  stage,
  code,
  description,
  amount,
  currency,
  source,
  invoiceId,
  carrierBillId,
  recordedAt,
  paidOn,
  reference,
}: ChargeEntryEntity): ChargeLedgerDto['entries'][number] {
  return {
    id,
    stage,
    code,
    description: readerStored(description),
    amount,
    currency,
    source,
    invoiceId,
    carrierBillId,
    recordedAt: recordedAt.toISOString(),
    paidOn,
    reference,
  };
}

function presentShipmentInvoice(audited: FiledInvoice): ShipmentInvoiceDto {
  const { invoice, evaluation } = audited;
  const { id, number, status, currency, total } = invoice;
  const { verdict, difference, lines, findings } = evaluation;
  const ofLines = lines.flatMap(({ description, finding }) =>
    finding === null ? [] : [`${readerStored(description)}: ${readerStored(finding.message)}`],
  );
  const differences = [...findings.map(({ message }) => readerStored(message)), ...ofLines];
  return {
    id,
    number,
    status,
    verdict,
    currency,
    total,
    difference,
    differences,
    rerating: presentRerating(audited),
    file: audited.file && presentInvoiceFile(audited.file),
  };
}
