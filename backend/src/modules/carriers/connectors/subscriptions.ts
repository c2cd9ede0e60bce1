import type { ConnectionRef } from './connector.js';

/** What a carrier sends by subscription: tracking events, or preliminary charges. */
export const SUBSCRIPTION_KINDS = ['events', 'charges'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** A subscription as it should be. */
export interface WantedSubscription {
  /** Where the carrier sends its messages. */
  readonly url: string;
  /** Under which the carrier stores the secret that signs its messages. */
  readonly secretId: string;
  /** Whether there is a secret. */
  readonly signed: boolean;
  /** The company's number with the carrier. */
  readonly account: string | null;
  /** Whether to activate a subscription that the carrier has suspended. */
  readonly resume: boolean;
}

/** The subscription at the carrier, or why there is none. `not_offered`: the carrier has no such service. Messages are display texts. */
export type SubscriptionAnswer =
  | { state: 'active' | 'suspended'; key: string; message: string | null }
  | { state: 'failed' | 'not_offered'; message: string };

/** Subscriptions of one kind at carriers. Methods do not throw for carrier errors. */
export interface CarrierSubscriptions {
  /** Creates the subscription, or changes the existing one. `known`: the carrier's id of it; null if there is none, or if the response was lost. */
  ensure(
    connection: ConnectionRef,
    wanted: WantedSubscription,
    known: string | null,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer>;
  /** Deletes the subscription, for disabled connections too. Returns null, also if the carrier does not have it, or why it could not be deleted. */
  remove(connection: ConnectionRef, known: string, signal: AbortSignal): Promise<string | null>;
}
