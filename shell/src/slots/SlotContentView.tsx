import type { RegistryEntry, SlotContent, SlotContext } from '@lading/mfe-contract';
import { Button, SkeletonRows, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import type { SlotServices } from './slot-services';

interface SlotContentViewProps {
  services: SlotServices;
  remote: RegistryEntry;
  item: SlotContent;
  context: SlotContext;
}

const contentQuery = ({ loader }: SlotServices, remote: RegistryEntry, { content }: SlotContent) =>
  queryOptions({
    queryKey: ['slot-content', remote, content],
    queryFn: async () => {
      const load = (await loader.load(remote)).slots?.[content];
      if (!load) throw new Error(`${remote.name} has no slot content ${content}`);
      return { Content: await load() };
    },
    staleTime: Infinity,
    retry: 1,
  });

/** Loads the content of a remote and contains its errors. */
export function SlotContentView({ services, remote, item, context }: SlotContentViewProps) {
  const host = useMemo(() => services.hostOf(remote), [services, remote]);
  const { data, isError, refetch } = useQuery(contentQuery(services, remote, item));
  if (isError) return <NotLoaded label={item.label} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} label={t`Loading ${item.label}`} />;
  return (
    <ErrorBoundary
      onError={(error) => host.report(error)}
      fallback={(_error, reset) => <NotLoaded label={item.label} onRetry={reset} />}
    >
      <data.Content host={host} context={context} />
    </ErrorBoundary>
  );
}

function NotLoaded({ label, onRetry }: { label: string; onRetry(): void }) {
  return (
    <Stack role="alert" align="flex-start" gap="xs">
      <Text>{t`${label} could not be loaded.`}</Text>
      <Button size="xs" variant="default" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
