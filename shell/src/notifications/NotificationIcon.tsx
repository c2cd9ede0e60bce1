import {
  IconBuilding,
  IconFileInvoice,
  IconKey,
  IconPlugConnectedX,
  IconShieldLock,
  IconTruck,
  type TablerIcon,
} from '@lading/ui';
import type { AppNotification } from './inbox';

const ICONS: Record<AppNotification['subject']['type'], TablerIcon> = {
  quote: IconFileInvoice,
  shipment: IconTruck,
  company: IconBuilding,
  connection: IconPlugConnectedX,
  webhook: IconPlugConnectedX,
  api_key: IconKey,
  account: IconShieldLock,
};

/** What kind of thing a notification is about. */
export function NotificationIcon({ type }: { type: AppNotification['subject']['type'] }) {
  const Icon = ICONS[type];
  return <Icon size={18} stroke={1.75} aria-hidden="true" />;
}
