import { i18n, type MessageDescriptor } from '@lingui/core';

/** Name of a code in the current locale; `otherwise`, by default the code itself, for an unknown one. */
export function nameOf(names: Partial<Record<string, MessageDescriptor>>, code: string, otherwise = code): string {
  const name = names[code];
  return name ? i18n._(name) : otherwise;
}
