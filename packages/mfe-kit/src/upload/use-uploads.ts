import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../query/failure';
import { limitError, type UploadLimits } from './upload-limits';

/** Uploads that run at the same time; more wait. */
const CONCURRENT = 3;

/** One file in the list of uploads. `details` is what else is sent with it. */
export interface UploadItem<D> {
  id: number;
  file: File;
  details: D;
  status: 'waiting' | 'sending' | 'failed';
  /** Sent share, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  error?: string;
  /** The file exceeds a limit, so a retry is useless. */
  refused: boolean;
}

/** Sends one file. */
export type SendFile<D> = (
  item: { file: File; details: D },
  options: { signal: AbortSignal; onProgress(share: number): void },
) => Promise<unknown>;

interface UploadsOptions<D> {
  limits: UploadLimits;
  send: SendFile<D>;
  onUploaded?: (item: { file: File; details: D }) => void;
}

/** Uploads files, three at a time. Failed and refused ones stay in the list until they are retried or removed. */
export function useUploads<D = undefined>(options: UploadsOptions<D>) {
  const latest = useRef(options);
  const nextId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const [items, setItems] = useState<UploadItem<D>[]>([]);
  const change = useCallback(
    (id: number, changes: Partial<UploadItem<D>>) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    [],
  );
  const drop = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), []);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const { current } = running;
    const free = CONCURRENT - current.size;
    const waiting = items.filter(({ id, status }) => status === 'waiting' && !current.has(id));
    for (const item of waiting.slice(0, Math.max(free, 0))) {
      const controller = new AbortController();
      current.set(item.id, controller);
      change(item.id, { status: 'sending' });
      void latest.current
        .send(item, { signal: controller.signal, onProgress: (progress) => change(item.id, { progress }) })
        .finally(() => current.delete(item.id))
        .then(
          () => {
            drop(item.id);
            latest.current.onUploaded?.(item);
          },
          (error: unknown) => change(item.id, { status: 'failed', error: failureMessage(error) }),
        );
    }
  }, [items, change, drop]);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  return {
    limits: options.limits,
    items,
    add: (files: readonly File[], details: D) =>
      setItems((all) => [...all, ...files.map((file) => newItem(nextId.current++, file, details, options.limits))]),
    retry: (id: number) => change(id, { status: 'waiting', progress: 0, error: undefined }),
    /** Stops the upload if it runs, and removes the file from the list. */
    remove: (id: number) => {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}

function newItem<D>(id: number, file: File, details: D, limits: UploadLimits): UploadItem<D> {
  const error = limitError(file, limits) ?? undefined;
  return { id, file, details, progress: 0, status: error ? 'failed' : 'waiting', error, refused: error !== undefined };
}

export type Uploads<D> = ReturnType<typeof useUploads<D>>;
