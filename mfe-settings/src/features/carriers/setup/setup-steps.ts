import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarrierProfile, FuelPrice, Tariff } from '../../../shared/types';

/** What exists of a carrier, from which the finished steps follow. */
export interface SetupState {
  carrier: CarrierProfile;
  fuelPrices: readonly FuelPrice[];
  /** All versions of the company. */
  tariffs: readonly Tariff[];
}

export const SETUP_STEPS = ['carrier', 'contacts', 'pro', 'fuel', 'tariff', 'quote'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const STEP_LABELS: Record<SetupStep, MessageDescriptor> = {
  carrier: msg`Carrier`,
  contacts: msg`Contacts`,
  pro: msg`PRO numbers`,
  fuel: msg`Fuel prices`,
  tariff: msg`Tariff`,
  quote: msg`Test quote`,
};

const DONE: Record<SetupStep, (state: SetupState) => boolean> = {
  carrier: () => true,
  contacts: ({ carrier }) => carrier.contacts.length > 0,
  pro: ({ carrier }) => carrier.proNumbers.blocks.length > 0,
  fuel: ({ fuelPrices }) => fuelPrices.length > 0,
  tariff: (state) => usableTariff(state) !== undefined,
  quote: () => false,
};

export const isDone = (step: SetupStep, state: SetupState): boolean => DONE[step](state);

/** The first step that is not done. */
export function firstOpenStep(state: SetupState): SetupStep {
  return SETUP_STEPS.find((step) => !isDone(step, state)) ?? 'quote';
}

/** The carrier's newest tariff version that is active or will be. */
export function usableTariff({ carrier, tariffs }: SetupState): Tariff | undefined {
  return tariffs.find((tariff) => tariff.carrier.id === carrier.id && ['active', 'scheduled'].includes(tariff.status));
}
