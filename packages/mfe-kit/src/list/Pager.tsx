import { Button, Group, IconChevronLeft, IconChevronRight, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './list.module.css';
import type { Pages } from './use-pages';

interface PagerProps {
  pages: Pages;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  isBusy: boolean;
}

/** Previous and next page of a keyset-paged list; nothing when all rows are on one page. */
export function Pager({ pages: { after, number, toFirst, toPrevious, toNext }, nextCursor, isBusy }: PagerProps) {
  if (after === undefined && nextCursor === null) return null;
  return (
    <Group component="nav" aria-label={t`Pages`} justify="center" gap="xs" className={classes.pages}>
      {number === null ? (
        <Button variant="default" onClick={toFirst}>
          <Trans>First page</Trans>
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
          disabled={after === undefined}
          onClick={toPrevious}
        >
          <Trans>Previous</Trans>
        </Button>
      )}
      {number !== null && (
        <Text c="dimmed" role="status">
          <Trans>Page {number}</Trans>
        </Text>
      )}
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        disabled={nextCursor === null || isBusy}
        onClick={() => nextCursor !== null && toNext(nextCursor)}
      >
        <Trans>Next</Trans>
      </Button>
    </Group>
  );
}
