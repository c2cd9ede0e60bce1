const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/** The first `length` UTF-16 code units of a text, one fewer if a surrogate pair would be split. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(HIGH_SURROGATE, '');
}
