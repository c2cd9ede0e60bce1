import { pageNonce } from '../start/page-data';

/** The element that loads an area's entry: it runs only code with the hash that the registry gives. */
export function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.nonce = pageNonce() ?? '';
  return script;
}
