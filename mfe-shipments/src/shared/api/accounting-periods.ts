import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Accruals = Schemas['AccrualsDto'];
export type AccountingPeriod = Schemas['AccountingPeriodDto'];

const ALL = ['accounting-periods'] as const;

export const periodQueries = {
  all: ALL,

  /** Closed months, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/accounting/periods', { signal })),
    }),

  /** What is to be accrued at the end of a month. */
  accruals: (api: Api, month: string) =>
    queryOptions({
      queryKey: [...ALL, 'accruals', month],
      queryFn: ({ signal }): Promise<Accruals> =>
        unwrap(api.GET('/api/v1/accounting/accruals', { params: { query: { month } }, signal })),
    }),
};

export const closePeriod = (api: Api, month: string): Promise<AccountingPeriod> =>
  unwrap(api.POST('/api/v1/accounting/periods', { body: { month } }));

export const reopenPeriod = (api: Api, month: string): Promise<unknown> =>
  unwrap(api.DELETE('/api/v1/accounting/periods/{month}', { params: { path: { month } } }));
