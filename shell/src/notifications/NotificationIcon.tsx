import type { Registry } from '@lading/mfe-contract';
import { IconBell } from '@lading/ui';
import { RemoteIcon } from '../frame/RemoteIcon';
import type { AppNotification } from './inbox';
import { targetOf } from './notification-target';

/** Icon of a notification's subject. */
export function NotificationIcon({ registry, item }: { registry: Registry; item: AppNotification }) {
  const bell = <IconBell size={18} stroke={1.75} aria-hidden="true" />;
  return <RemoteIcon path={targetOf(registry, item)?.icon ?? ''} size={18} fallback={bell} />;
}
