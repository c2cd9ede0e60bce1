/** A browser that the person is signed in with. */
export class OwnSessionDto {
  /** Prefix `ses_`. */
  id: string;
  /** Whether this request was made with it. */
  current: boolean;
  /** Browser and system in words, like `Firefox on Windows`. */
  device: string;
  /** Address that it was last proven from. */
  ipAddress: string;
  /** UTC. */
  createdAt: Date;
  /** UTC; at most a minute behind. */
  lastUsedAt: Date;
}

/** Sessions of the person that have not ended, the one used last first; the hundred latest. */
export class OwnSessionsDto {
  items: OwnSessionDto[];
  /** Always null: all come at once. */
  nextCursor: string | null;
}
