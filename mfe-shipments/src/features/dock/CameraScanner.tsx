import { Alert } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './dock.module.css';
import { type ReadCode, readerOfBrowser } from './read-code';

const EVERY_MS = 200;

/** Shows the camera and reports each code that it reads. */
export function CameraScanner({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);

  useEffect(() => {
    const ending = new AbortController();
    void scan(video.current as HTMLVideoElement, ending.signal, report).catch(() => {
      if (!ending.signal.aborted) setFailed(true);
    });
    return () => ending.abort();
  }, []);

  if (hasFailed)
    return (
      <Alert color="orange" role="alert">
        {t`The camera cannot be used. Allow it in the browser, or enter the code.`}
      </Alert>
    );
  return <video ref={video} className={classes.video} muted playsInline aria-label={t`Camera`} />;
}

/** Reads the picture of the camera until the signal. A code that stays in view is reported once. */
async function scan(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.srcObject = stream;
  await video.play();
  const read: ReadCode = await readerOfBrowser();
  let last: string | null = null;
  while (!signal.aborted) {
    const code = await read(video);
    if (code !== null && code !== last && !signal.aborted) onCode(code);
    last = code ?? last;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
