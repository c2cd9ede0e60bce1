import { localPath } from '@lading/mfe-contract';
import { useSearchParams } from '@lading/ui/router';

/** Where the person wanted to go before they were asked to sign in; only a page of this product is ever followed. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  return localPath(search.get('next'));
}

/** The address of another page that keeps in mind where the person wanted to go. */
export const keepNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
