import { i18n, type MessageDescriptor } from '@lingui/core';

/** Words for a code in the present language; an unknown code is shown as it is, or as said. */
export function nameOf(names: Partial<Record<string, MessageDescriptor>>, code: string, otherwise = code): string {
  const name = names[code];
  return name ? i18n._(name) : otherwise;
}
