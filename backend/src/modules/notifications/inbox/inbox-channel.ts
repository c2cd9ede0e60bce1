/** Channel of the event feed for a user's inbox; the feed separates companies. */
export function inboxChannel(userId: string): string {
  return `user:${userId}`;
}
