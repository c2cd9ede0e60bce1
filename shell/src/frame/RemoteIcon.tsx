import type { ReactNode } from 'react';

interface RemoteIconProps {
  /** SVG path data of a manifest. */
  path: string;
  size: number;
  /** Shown for anything but path data, such as the icon names of contract 1.1. */
  fallback: ReactNode;
}

/** An outline icon that a remote declares, on a grid of 24 by 24. */
export function RemoteIcon({ path, size, fallback }: RemoteIconProps) {
  if (!/^M[\d\s.-]/.test(path)) return fallback;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
