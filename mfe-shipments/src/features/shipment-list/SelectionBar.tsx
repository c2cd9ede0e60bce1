import { FailureAlert, type Selection, SelectionBar as Bar, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, IconChevronDown, Menu, saveFile, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportShipments, followShipments, type PrintKind, printShipments } from '../../shared/api/shipment-lists';
import { shipmentQueries } from '../../shared/api/shipments';

/** Shipments per action. */
const MAX_SELECTED = 100;

const FILE_NAMES: Record<PrintKind | 'csv', string> = {
  bol: 'Bills-of-lading.pdf',
  labels: 'Labels.pdf',
  csv: 'shipments.csv',
};
type FileKind = keyof typeof FILE_NAMES;

/** Actions on the selected shipments. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { api, host } = useRemote();
  const ids = [...selection.ids];
  const file = useMutation({
    mutationFn: (kind: FileKind) => (kind === 'csv' ? exportShipments(api, ids) : printShipments(api, ids, kind)),
    onSuccess: (bytes, kind) => saveFile(FILE_NAMES[kind], bytes),
  });
  const isTooMany = ids.length > MAX_SELECTED;
  const button = (kind: FileKind, label: string) => (
    <Button
      variant="default"
      px="xs"
      disabled={isTooMany || (file.isPending && file.variables !== kind)}
      loading={file.isPending && file.variables === kind}
      onClick={() => file.mutate(kind)}
    >
      {label}
    </Button>
  );
  return (
    <Bar
      label={t`Selected shipments`}
      selection={selection}
      message={
        file.isError && (
          <FailureAlert error={file.error} title={t`The file was not created`}>
            <Trans>The selection is kept.</Trans>
          </FailureAlert>
        )
      }
    >
      {host.session.can('document.read') && (
        <>
          {button('bol', t`Print BOLs`)}
          {button('labels', t`Print labels`)}
        </>
      )}
      {button('csv', t`Export selection`)}
      <FollowMenu ids={ids} disabled={isTooMany} />
      {isTooMany && <Text size="xs">{t`Select at most ${MAX_SELECTED} shipments.`}</Text>}
    </Bar>
  );
}

/** Which notifications the user gets about the selected shipments. */
function FollowMenu({ ids, disabled }: { ids: string[]; disabled: boolean }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const follow = useMutation({
    mutationFn: (mode: 'follow' | null) => followShipments(api, ids, mode),
    onSuccess: (_, mode) => {
      notices.success(
        mode === 'follow'
          ? plural(ids.length, { one: 'You follow # shipment.', other: 'You follow # shipments.' })
          : plural(ids.length, {
              one: 'You no longer follow # shipment.',
              other: 'You no longer follow # shipments.',
            }),
      );
      return queryClient.invalidateQueries({ queryKey: shipmentQueries.all });
    },
    onError: (error) => notices.error(t`The notifications were not changed.`, error),
  });
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          disabled={disabled}
          loading={follow.isPending}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          <Trans>Follow</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => follow.mutate('follow')}>{t`Follow shipments`}</Menu.Item>
        <Menu.Item onClick={() => follow.mutate(null)}>{t`Unfollow shipments`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
