import type { MoneyDto } from '../../rating/index.js';
import type { ChargeLedgerDto } from './charges.dto.js';
import type { ShipmentCharges } from './persistence/charges.sql.js';

export function presentCharges({ currency, quoted, booked }: ShipmentCharges): ChargeLedgerDto {
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
  };
}
