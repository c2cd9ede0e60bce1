import { FailureAlert, useNotices } from '@lading/mfe-kit';
import { Button, Group, Menu, Stack, Switch } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Webhook } from '../../shared/types';
import { RemoveWebhookDialog, RotateSecretDialog } from './ConfirmDialogs';
import { useChangeWebhook, useTestWebhook } from './use-webhooks';

/** Forms are loaded when one is opened. */
const EditWebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog')).EditWebhookDialog }));

/** Enables, tests, edits or deletes a webhook. */
export function WebhookActions({ webhook, onSecret }: { webhook: Webhook; onSecret(secret: string): void }) {
  const change = useChangeWebhook(webhook);
  const test = useTestWebhook(webhook);
  const notices = useNotices();
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const error = change.error ?? test.error;
  const close = () => setAsked(null);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Switch
          label={t`Enabled`}
          aria-label={t`Enabled: ${webhook.url}`}
          checked={change.isPending ? (change.variables.enabled ?? webhook.enabled) : webhook.enabled}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
        />
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Test ${webhook.url}`}
          loading={test.isPending}
          onClick={() =>
            test.mutate(undefined, {
              onSuccess: () => notices.success(t`Test event sent. See the result under Deliveries.`),
            })
          }
        >
          <Trans>Test</Trans>
        </Button>
        <Button
          component={Link}
          to={`?webhook=${webhook.id}`}
          size="compact-sm"
          variant="default"
          aria-label={t`Deliveries to ${webhook.url}`}
        >
          <Trans>Deliveries</Trans>
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={t`More actions for ${webhook.url}`}>
              <Trans>More</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setAsked('edit')}>
              <Trans>Edit</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => setAsked('rotate')}>
              <Trans>Rotate secret</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => setAsked('delete')}>
              <Trans>Delete</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {error && <FailureAlert error={error} />}
      <Suspense>{asked === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}</Suspense>
      {asked === 'rotate' && <RotateSecretDialog webhook={webhook} onSecret={onSecret} onClose={close} />}
      {asked === 'delete' && <RemoveWebhookDialog webhook={webhook} onClose={close} />}
    </Stack>
  );
}
