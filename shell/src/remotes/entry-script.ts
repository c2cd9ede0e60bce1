import { pageNonce } from '../start/page-data';

/** The script element of a remote's entry. The browser runs it only if it has the hash from the registry. */
export function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.nonce = pageNonce() ?? '';
  return script;
}
