/** A browser that the person is signed in with. */
export class OwnSessionDto {
  /** Prefix `ses_`. */
  id: string;
  /** Whether this is the session of the request. */
  current: boolean;
  /** Browser and operating system, such as `Firefox on Windows`. */
  device: string;
  /** IP address of the last authentication. */
  ipAddress: string;
  /** UTC. */
  createdAt: Date;
  /** UTC; at most a minute behind. */
  lastUsedAt: Date;
}

/** Sessions of the person that have not ended, the one used last first; the hundred latest. */
export class OwnSessionsDto {
  items: OwnSessionDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
}
