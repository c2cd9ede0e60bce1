import { accessorialName } from '@lading/trade';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CHARGE_CODES } from './invoice-form';

type ChargeCode = (typeof CHARGE_CODES)[number];

const NAMES: Partial<Record<ChargeCode, MessageDescriptor>> = {
  LINEHAUL: msg`Linehaul`,
  DISCOUNT: msg`Discount`,
  FUEL: msg`Fuel surcharge`,
  MINIMUM: msg`Minimum charge adjustment`,
  DEFICIT: msg`Deficit weight`,
  DET: msg`Detention`,
  RDL: msg`Redelivery`,
  STG: msg`Storage`,
  RCC: msg`Reconsignment`,
  RWE: msg`Reweigh`,
  RCL: msg`Reclass`,
  TAX: msg`Tax`,
  OTHR: msg`Other charge`,
};

/** Charges to choose from, with their names. */
export const chargeOptions = (codes: readonly ChargeCode[]) =>
  codes.map((value) => {
    const name = NAMES[value];
    return { value, label: name ? i18n._(name) : accessorialName(value) };
  });
