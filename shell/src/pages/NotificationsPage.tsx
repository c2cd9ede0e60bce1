import { PlannedPage } from '@lading/ui';
import { useEffect } from 'react';

/** The inbox. */
export function NotificationsPage({ setTitle }: { setTitle(title: string): void }) {
  useEffect(() => setTitle('Notifications'), [setTitle]);
  return (
    <PlannedPage name="notifications" title="Notifications">
      What happened to your quotes and shipments will be listed here, unread first, each with a link to the thing it tells of.
    </PlannedPage>
  );
}
