import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { createHash } from 'node:crypto';

/** Default content security policy of all documents of this origin; the shell's page has its own. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};
/** Browser features that the product does not use; disabled so that an injected script cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Security headers of every response; HSTS only if PUBLIC_URL is https. */
export function securityHeaders(https: boolean): RequestHandler {
  const headers = helmet({
    strictTransportSecurity: https && { maxAge: ONE_YEAR_IN_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
  });
  // The camera reads barcodes at the dock.
  const permissions = ['camera=(self)', ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    headers(request, response, next);
  };
}

/** Content security policy of a plain HTML page: only its own style; no scripts, images or frames, and forms only if `formAction` allows them. */
export function plainPagePolicy(style: string, formAction = "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
