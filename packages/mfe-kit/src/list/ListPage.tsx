import { ForbiddenState, Page, PageHeader } from '@lading/ui';
import type { ReactNode } from 'react';
import { isForbidden } from '../query/failure';
import { useTitle } from '../remote/remote-context';
import type { RowData } from '../table/column';
import { DataList, type DataListProps } from './DataList';

export interface ListPageProps<Row extends RowData> extends Omit<DataListProps<Row>, 'caption'> {
  title: string;
  /** Name of the table, unless it is the title. */
  caption?: string;
  description?: ReactNode;
  /** The page's main action, at the right of the heading. */
  action?: ReactNode;
  /** Beside the heading. */
  tabs?: ReactNode;
  /** Between heading and toolbar. */
  children?: ReactNode;
}

/** A page with one list: heading, tabs, main action and everything of `DataList`. */
export function ListPage<Row extends RowData>(props: ListPageProps<Row>) {
  const { title, caption = title, description, action, tabs, children, ...list } = props;
  useTitle(title);
  if (isForbidden(list.query.error)) return <ForbiddenState />;
  return (
    <Page name={list.name} ready={!list.query.isPending} isWide>
      <PageHeader title={title} description={description} tabs={tabs} action={action} />
      {children}
      <DataList {...list} caption={caption} />
    </Page>
  );
}
