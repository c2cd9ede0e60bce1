/** Limits of webhooks (freight.md 3.6 and Annex E). */
export const WEBHOOK_LIMITS = {
  /** Characters of a URL. */
  url: 500,
  /** Webhooks per company. */
  webhooks: 20,
  /** Concurrent deliveries per webhook over all workers; one while it fails. */
  atOnce: 4,
  /** Concurrent deliveries per company in one process. */
  companyAtOnce: 16,
  /** Attempts per delivery. */
  attempts: 12,
  /** Days without a successful delivery after which a failed one disables the webhook. */
  silentDays: 3,
  /** From the start of an attempt to the last byte read of the response. */
  timeoutMs: 10_000,
  /** Bytes stored of a response body. */
  answerBytes: 2_048,
  /** Hours for which deliveries are also signed with the previous secret. */
  overlapHours: 24,
  /** Days for which deliveries are kept. */
  keptDays: 30,
} as const;
