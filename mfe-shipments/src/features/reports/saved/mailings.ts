import { type Api, type components, unwrap } from '@lading/api-client';
import { savedViewQueries } from '@lading/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type SavedReport = Schemas['SavedViewDto'];
export type Mailing = Schemas['ReportMailingDto'];
export type NewMailing = Schemas['CreateReportMailingDto'];
export type MailingChange = Schemas['ChangeReportMailingDto'];

const ALL = ['report-mailings'] as const;

export const mailingQueries = {
  all: ALL,
  list: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reports/mailings', { signal })),
    }),
  /** Members to whom a saved report can be mailed. */
  members: (api: Api, viewId: string) =>
    queryOptions({
      queryKey: [...ALL, 'members', viewId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/reports/mailings/members', { params: { query: { viewId } }, signal })),
      staleTime: 60_000,
    }),
  saved: (api: Api) => savedViewQueries.list(api, 'reports'),
};

const path = (id: string) => ({ params: { path: { id } } });

export const createMailing = (api: Api, body: NewMailing) => unwrap(api.POST('/api/v1/reports/mailings', { body }));
export const changeMailing = (api: Api, id: string, body: MailingChange) =>
  unwrap(api.PATCH('/api/v1/reports/mailings/{id}', { ...path(id), body }));
export const sendMailing = (api: Api, id: string) => unwrap(api.POST('/api/v1/reports/mailings/{id}/send', path(id)));
export const stopMailing = (api: Api, id: string) => unwrap(api.POST('/api/v1/reports/mailings/{id}/stop', path(id)));
export const removeMailing = (api: Api, id: string) => unwrap(api.DELETE('/api/v1/reports/mailings/{id}', path(id)));
export const shareReport = (api: Api, id: string, isShared: boolean) =>
  unwrap(api.PATCH('/api/v1/me/saved-views/{id}', { ...path(id), body: { isShared } }));
