/** A text on one line: line breaks, tabs and other control characters become spaces. For texts stored before such characters were refused. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
