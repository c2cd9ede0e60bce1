import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Webhook } from '../../shared/types';
import { ALL_KINDS } from './kind-words';

export const webhookSchema = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.regex(/^https?:\/\/\S+$/i, { error: () => t`Enter a URL like https://example.com/lading-events.` }),
    ),
  kinds: z.pipe(
    z.array(z.enum(ALL_KINDS)).check(z.minLength(1, { error: () => t`Choose at least one event.` })),
    z.transform((kinds) => ALL_KINDS.filter((kind) => kinds.includes(kind))),
  ),
});

type WebhookValues = z.input<typeof webhookSchema>;

export const NEW_WEBHOOK: WebhookValues = { url: '', kinds: [] };

export const webhookValues = ({ url, kinds }: Webhook): WebhookValues => ({ url, kinds });
