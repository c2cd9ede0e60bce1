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
/** The API's readable pages and the demonstration's mailbox write their styles into the page; neither is part of the product's pages. */
const INLINE_STYLES = /^\/(api\/v1\/docs|dev)(\/|$)/;
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
  const general = {
    strictTransportSecurity: https ? { maxAge: ONE_YEAR_IN_SECONDS, includeSubDomains: false } : (false as const),
    referrerPolicy: { policy: 'same-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  };
  const ordinary = helmet({ ...general, contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES } });
  const withStyles = helmet({
    ...general,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, styleSrc: ["'self'", "'unsafe-inline'"] },
    },
  });
  const permissions = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    (INLINE_STYLES.test(request.path) ? withStyles : ordinary)(request, response, next);
  };
}
