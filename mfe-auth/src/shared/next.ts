import { localPath } from '@lading/mfe-contract';
import { useSearchParams } from '@lading/ui/router';

/** Page that the user wanted before the sign-in; only pages of this product are accepted. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  return localPath(search.get('next'));
}

/** Path of another page of this remote that keeps that target. */
export const keepNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
