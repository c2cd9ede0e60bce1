import { type NotificationTarget, paths, type Registry } from '@lading/mfe-contract';
import { fillTemplate } from '../registry/fill-template';
import type { AppNotification } from './inbox';

type Subject = Pick<AppNotification, 'kind' | 'subject'>;

/** The target that a remote declares for a notification. */
export function targetOf({ remotes }: Registry, { kind, subject }: Subject): NotificationTarget | undefined {
  return remotes
    .flatMap(({ notificationTargets = [] }) => notificationTargets)
    .find((target) => target.subject === subject.type && (target.kind === undefined || target.kind === kind));
}

/** The page of a notification's subject; the inbox if no remote declares one. */
export function pathOf(registry: Registry, notification: Subject): string {
  const target = targetOf(registry, notification);
  return target ? fillTemplate(target.path, notification.subject, encodeURIComponent) : paths.notifications();
}
