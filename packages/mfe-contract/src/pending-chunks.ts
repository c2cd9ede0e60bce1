/** Folder of the build that this module is part of; webpack replaces it. */
declare const __webpack_public_path__: string | undefined;

/**
 * Makes webpack give up the chunks of this build that have not arrived, so that the next `import()` requests them again. Otherwise it would return
 * the promise of a request that hangs. A chunk that arrives later is still used.
 */
export function giveUpPendingChunks(): void {
  if (typeof __webpack_public_path__ === 'undefined') return;
  const folder = new URL(`${__webpack_public_path__}js/`, window.location.href).href;
  // Webpack removes the element of a chunk that has loaded or failed.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]'))
    if (script.src.startsWith(folder)) script.dispatchEvent(new Event('error'));
}
