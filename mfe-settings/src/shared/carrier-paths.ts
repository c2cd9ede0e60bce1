import { paths, routes } from '@lading/mfe-contract';

/** Route patterns of the carriers. */
export const carrierRoutes = {
  list: routes.carriers,
  tariffs: '/carriers/tariffs',
  fuel: '/carriers/fuel-prices',
  exchangeRates: '/carriers/exchange-rates',
  rules: '/carriers/rating-rules',
  tenderEmails: '/carriers/tender-emails',
  add: '/carriers/new',
  detail: routes.carrier,
  setup: '/carriers/:id/setup',
} as const;

export const carrierPaths = {
  list: paths.carriers,
  tariffs: () => carrierRoutes.tariffs,
  fuel: () => carrierRoutes.fuel,
  rules: () => carrierRoutes.rules,
  add: () => carrierRoutes.add,
  detail: paths.carrier,
  /** The first step that is not done, or the given one. */
  setup: (id: string, step?: string) => `${paths.carrier(id)}/setup${step ? `?step=${step}` : ''}`,
};
