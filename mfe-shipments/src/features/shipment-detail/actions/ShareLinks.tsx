import { unwrap } from '@lading/api-client';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import {
  Button,
  DateTimeInZone,
  formatDate,
  SkeletonRows,
  StatusBadge,
  type StatusTone,
  Text,
  Title,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Share } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import classes from './actions.module.css';

const STATES: Record<Share['state'], { label: MessageDescriptor; tone: StatusTone }> = {
  open: { label: msg({ context: 'link', message: 'Open' }), tone: 'active' },
  expired: { label: msg({ context: 'link', message: 'Expired' }), tone: 'neutral' },
  revoked: { label: msg`Revoked`, tone: 'neutral' },
};

/** Links that were made, who opened them, and the way to close them. */
export function ShareLinks({ shipmentId }: { shipmentId: string }) {
  const { api } = useRemote();
  const links = useQuery(shipmentQueries.shares(api, shipmentId));
  const revoke = useShipmentMutation(shipmentId, (shareId: string) =>
    unwrap(api.DELETE('/api/v1/shipments/{id}/shares/{shareId}', { params: { path: { id: shipmentId, shareId } } })),
  );
  return (
    <section className={classes.shares}>
      <Title order={3}>{t`Links`}</Title>
      {links.isPending && <SkeletonRows rows={2} label={t`Loading links`} />}
      {links.isError && <FailureAlert error={links.error} title={t`The links could not be loaded`} />}
      {revoke.isError && <FailureAlert error={revoke.error} title={t`The link was not revoked`} />}
      {links.data?.items.length === 0 && <Text c="dimmed">{t`No links yet.`}</Text>}
      <ul className={classes.links}>
        {links.data?.items.map((link) => (
          <ShareLink
            key={link.id}
            link={link}
            busy={revoke.isPending && revoke.variables === link.id}
            onRevoke={() => revoke.mutate(link.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function ShareLink({ link, busy, onRevoke }: { link: Share; busy: boolean; onRevoke(): void }) {
  const { label, tone } = STATES[link.state];
  const what = link.scope === 'tracking' ? t`Tracking` : t`Tracking and documents`;
  return (
    <li>
      <div className={classes.link}>
        <div>
          <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>
          <div>{what}</div>
          <Text size="xs" c="dimmed">
            {link.createdBy}, <DateTimeInZone instant={link.createdAt} />;{' '}
            {link.expiresOn ? t`expires ${formatDate(link.expiresOn)}` : t`expires 90 days after delivery`}
          </Text>
          {link.subscribers > 0 && (
            <Text size="xs">
              <Plural value={link.subscribers} one="Email updates to 1 address" other="Email updates to # addresses" />
            </Text>
          )}
        </div>
        {link.state === 'open' && (
          <Button variant="default" size="compact-sm" loading={busy} onClick={onRevoke}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </div>
      <Views link={link} />
    </li>
  );
}

function Views({ link: { viewCount, views } }: { link: Share }) {
  if (viewCount === 0) return <Text size="xs">{t`Not opened yet.`}</Text>;
  return (
    <details>
      <summary>
        <Plural value={viewCount} one="Opened once" other="Opened # times" />
      </summary>
      <ul className={classes.views}>
        {views.map((view, index) => (
          <li key={index}>
            <DateTimeInZone instant={view.viewedAt} />, {t`visitor ${view.visitor.slice(0, 8)}`},{' '}
            {view.documentId ? t`read a document` : t`opened the page`}, {view.userAgent}
          </li>
        ))}
      </ul>
    </details>
  );
}
