import type { components } from '@lading/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameOf } from './name-of';

type Schemas = components['schemas'];

export type Mode = Schemas['DerivedDto']['modes'][number]['mode'];

const MODES: Record<Mode, MessageDescriptor> = { LTL: msg`LTL`, VLTL: msg`Volume LTL`, FTL: msg`Full truckload` };

/** Trailers of full truckload (freight.md §2.10). */
const EQUIPMENT: Record<NonNullable<Schemas['QuoteRequestDto']['equipment']>, MessageDescriptor> = {
  DRYVAN: msg`Dry van, 53 ft`,
  REEFER: msg`Refrigerated, 53 ft`,
  FLATBED: msg`Flatbed`,
  STEPDECK: msg`Step deck`,
  TANKER: msg`Tanker`,
};

/** Name of a mode; an unknown code is displayed unchanged. */
export const modeName = (mode: string): string => nameOf(MODES, mode);

/** Name of a trailer; an unknown code is displayed unchanged. */
export const equipmentName = (equipment: string): string => nameOf(EQUIPMENT, equipment);

/** Options of a select, from the smallest to the largest. */
export const modeOptions = () => Object.keys(MODES).map((value) => ({ value, label: modeName(value) }));

/** Options of a select, the usual trailer first. */
export const equipmentOptions = () => Object.keys(EQUIPMENT).map((value) => ({ value, label: equipmentName(value) }));
