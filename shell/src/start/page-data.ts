/** Facts that the server wrote into the page as JSON under the given id; undefined when there are none that can be read. */
export function pageData(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** The nonce of this page, which styles need that are written at run time; undefined where the page has none. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
