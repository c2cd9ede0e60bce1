import { useSearchParams } from '@lading/ui/router';

export const UPLOAD_STEPS = ['terms', 'rates', 'check'] as const;
export type UploadStep = (typeof UPLOAD_STEPS)[number];

/** The step of the upload in the URL; null while nothing is uploaded. */
export function useUploadStep() {
  const [search, setSearch] = useSearchParams();
  const named = UPLOAD_STEPS.find((step) => step === search.get('upload')) ?? null;
  const goTo = (step: UploadStep | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (step === null) next.delete('upload');
      else next.set('upload', step);
      return next;
    });
  return [named, goTo] as const;
}
