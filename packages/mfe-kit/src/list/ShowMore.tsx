import { Button, Group } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import classes from './list.module.css';

type Query = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Loads further rows of an infinite query; nothing after the last row. */
export function ShowMore({ query }: { query: Query }) {
  if (!query.hasNextPage) return null;
  return (
    <Group justify="center" className={classes.pages}>
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </Group>
  );
}
