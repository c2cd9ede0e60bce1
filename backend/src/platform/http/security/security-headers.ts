import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What any document of this origin may load, unless it has a policy of its own as the shell's page has. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};
/** Nothing of this is used; a script that gets in cannot use it either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
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

/** Security headers of every answer; HSTS only where people come over https. */
export function securityHeaders(https: boolean): RequestHandler {
  const headers = helmet({
    strictTransportSecurity: https && { maxAge: ONE_YEAR_IN_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
  });
  const permissions = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    headers(request, response, next);
  };
}
