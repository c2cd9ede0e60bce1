import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.js';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every answer by the route's template, never by the path itself: ids would make a series each. */
export function httpMetrics(metrics: Metrics): RequestHandler {
  const seconds = metrics.histogram(
    'http_request_seconds',
    'Time from the head of a request to the end of its answer.',
    BUCKETS,
    ['method', 'route', 'status'],
  );
  return (request, response, next) => {
    const stop = seconds.startTimer();
    response.once('finish', () =>
      stop({ method: request.method, route: routeOf(request), status: response.statusCode }),
    );
    next();
  };
}

/** Files and unknown addresses have no route. */
function routeOf(request: Request): string {
  const route = request.route as { path: string } | undefined;
  return route?.path ?? 'none';
}
