import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Interchange } from '../../shared/types';

/** Filter of the mailbox. */
export interface MailboxFilter {
  partnerId?: string;
  direction?: Interchange['direction'];
  state?: Interchange['state'];
  acknowledgment?: Interchange['acknowledgment'];
}

export const partnerQueries = {
  /** EDI partners by SCAC. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['edi-partners'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/edi/partners', { signal })),
    }),
  /** Carriers of the company. */
  carriers: (api: Api) =>
    queryOptions({
      queryKey: ['carriers'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/carriers', { signal })),
    }),
};

const MAILBOX = ['edi-interchanges'] as const;

export const mailboxQueries = {
  all: () => queryOptions({ queryKey: MAILBOX }),
  /** Interchanges, newest first. */
  list: (api: Api, filter: MailboxFilter) =>
    infiniteQueryOptions({
      queryKey: [...MAILBOX, 'list', filter],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/api/v1/edi/interchanges', {
            params: { query: { ...filter, cursor: pageParam } },
            signal,
          }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** An interchange with its transactions and its text. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...MAILBOX, 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/edi/interchanges/{id}', { params: { path: { id } }, signal })),
    }),
};
