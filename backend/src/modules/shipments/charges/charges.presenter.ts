import type { MoneyDto } from '../../rating/index.js';
import type { ChargeLedgerDto, ReceivedBillDto } from './charges.dto.js';
import type { CarrierBillEntity } from './received/persistence/carrier-bill.entity.js';
import type { ShipmentCharges } from './persistence/charges.sql.js';

export function presentCharges(
  { currency, quoted, booked }: ShipmentCharges,
  received: readonly CarrierBillEntity[],
): ChargeLedgerDto {
  const money = (amount: number): MoneyDto => ({ amount, currency });
  return {
    stages: [
      {
        stage: 'QUOTED',
        fixedAt: quoted.fixedAt.toISOString(),
        total: money(quoted.total),
        change: null,
        lines: quoted.lines,
      },
      {
        stage: 'BOOKED',
        fixedAt: booked.fixedAt.toISOString(),
        total: money(booked.total),
        change: money(booked.total - quoted.total),
        lines: booked.lines,
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
