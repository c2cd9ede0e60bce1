/** Bounds of webhooks (freight.md 3.6 and Annex E). */
export const WEBHOOK_LIMITS = {
  /** Characters of an address. */
  url: 500,
  /** Webhooks of a company. */
  webhooks: 20,
  /** Deliveries of one webhook that are tried at once, over all workers; one while it fails. */
  atOnce: 4,
  /** Deliveries that one process attempts at once for one company. */
  companyAtOnce: 16,
  /** Tries of one delivery, at most. */
  attempts: 12,
  /** Days without any delivery after which one that is given up switches its webhook off. */
  silentDays: 3,
  /** From the start of a try to the last byte that is read of the answer. */
  timeoutMs: 10_000,
  /** Bytes kept of an answer's body. */
  answerBytes: 2_048,
  /** Hours for which the signature of the secret before goes along with that of the new one. */
  overlapHours: 24,
  /** Days for which deliveries are kept. */
  keptDays: 30,
} as const;
