declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** A message catalog, compiled by its loader. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
