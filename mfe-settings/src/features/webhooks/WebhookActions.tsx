import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Menu, Stack, Switch } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part';
import type { Webhook } from '../../shared/types';
import { RemoveWebhookDialog, RotateSecretDialog } from './ConfirmDialogs';
import { useChangeWebhook, useTestWebhook } from './use-webhooks';

const ChangeWebhookDialog = lazyPart(async () => (await import('./WebhookDialog')).ChangeWebhookDialog);

/** What can be done with a webhook. */
export function WebhookActions({ webhook, onSecret }: { webhook: Webhook; onSecret(secret: string): void }) {
  const change = useChangeWebhook(webhook);
  const test = useTestWebhook(webhook);
  const [asked, setAsked] = useState<'change' | 'rotate' | 'remove' | null>(null);
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
          onClick={() => test.mutate()}
        >
          <Trans>Test</Trans>
        </Button>
        <Button
          component={Link}
          to={`?tab=webhooks&webhook=${webhook.id}`}
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
            <Menu.Item onClick={() => setAsked('change')}>
              <Trans>Edit</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => setAsked('rotate')}>
              <Trans>Rotate secret</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => setAsked('remove')}>
              <Trans>Delete</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {error && <FailureAlert error={error} />}
      <div role="status">{test.isSuccess && t`Test event sent. See the result under Deliveries.`}</div>
      {asked === 'change' && (
        <Suspense>
          <ChangeWebhookDialog webhook={webhook} onClose={close} />
        </Suspense>
      )}
      {asked === 'rotate' && <RotateSecretDialog webhook={webhook} onSecret={onSecret} onClose={close} />}
      {asked === 'remove' && <RemoveWebhookDialog webhook={webhook} onClose={close} />}
    </Stack>
  );
}
