import { Page, PageHeader, SkeletonRows } from '@lading/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../query/LoadFailure';
import { useTitle } from '../remote/remote-context';
import classes from './detail-page.module.css';

/** What the header of a page says about its resource. */
export interface DetailHeader {
  title: string;
  /** What the resource is, before the title: "Shipment". Phones show the title alone. */
  kind?: string;
  /** Badge beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Document title, unless it is the title. */
  documentTitle?: string;
}

interface DetailPageProps<T> {
  /** Marks the page for tests: `data-page`. */
  name: string;
  query: UseQueryResult<T>;
  /** Title until the data is here: "Quote". */
  title: string;
  /** Accessible name of the skeleton: "Loading the quote". */
  loading: string;
  /** Title of the error: "The quote could not be loaded". */
  failed: string;
  header(data: T): DetailHeader;
  children(data: T): ReactNode;
}

/** Page of one resource: header, tabs and content, or its loading, error, not-found and forbidden state. */
export function DetailPage<T>({ name, query, title, loading, failed, header, children }: DetailPageProps<T>) {
  const { data } = query;
  const shown: DetailHeader = data === undefined ? { title } : header(data);
  useTitle(shown.documentTitle ?? shown.title);
  if (query.isError && data === undefined)
    return <LoadFailure order={1} error={query.error} title={failed} onRetry={() => void query.refetch()} />;
  return (
    <Page name={name} ready={data !== undefined}>
      <PageHeader title={<Title header={shown} />} description={shown.description} action={shown.actions} />
      {shown.tabs}
      {data === undefined ? <SkeletonRows rows={6} height={56} label={loading} /> : children(data)}
    </Page>
  );
}

function Title({ header: { title, kind, status } }: { header: DetailHeader }) {
  if (status === undefined) return title;
  return (
    <span className={classes.title}>
      <span>
        {kind && <span className={classes.kind}>{kind} </span>}
        {title}
      </span>
      <span className={classes.status}>{status}</span>
    </span>
  );
}
