import { AwsClient } from 'aws4fetch';
import type { BucketLocation } from '../../config/release-store.js';

/** Reads objects of an S3-compatible bucket. */
export class Bucket {
  readonly name: string;
  private readonly client: AwsClient;
  private readonly url: string;

  constructor({ name, url, ...credentials }: BucketLocation) {
    this.name = name;
    this.url = url;
    this.client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  }

  /** The response with an object; undefined if it does not exist, 'unchanged' if it still has the tag. @throws for every other response */
  async get(key: string, signal: AbortSignal, tag?: string): Promise<Response | 'unchanged' | undefined> {
    const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag };
    const response = await this.client.fetch(this.url + key, { headers, signal });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (response.status === 304) return 'unchanged';
    throw new Error(`${this.name} answered ${response.status} to GET ${key}`);
  }
}
