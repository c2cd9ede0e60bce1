export interface FakeS3 {
  url: string;
  /** The variables with which a store reaches it. */
  environment: { AWS_ENDPOINT_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  objects: Map<string, { body: Uint8Array | string; tag: string; at: Date; headers: Record<string, string> }>;
  /** `METHOD /path` of every request so far. */
  requests: string[];
  /** While true, connections are reset. */
  down: boolean;
  /** While true, requests get no answer. */
  hanging: boolean;
  stop(): Promise<void>;
}
export function startFakeS3(): Promise<FakeS3>;
