/** Channel of the event feed that tells of somebody's inbox; the feed keeps companies apart. */
export function inboxChannel(userId: string): string {
  return `user:${userId}`;
}
