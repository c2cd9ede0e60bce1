declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** A catalog of texts, compiled by its loader. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
