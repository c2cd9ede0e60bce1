import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { RouteMap as RouteMapType } from './RouteMap';
import classes from './tracking.module.css';

const RouteMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "route-map" */ './RouteMap')).RouteMap,
}));

/** The route map; its code and outlines are loaded when it is scrolled into view. */
export function LazyRouteMap(props: ComponentProps<typeof RouteMapType>) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={classes.map}>
      <Suspense fallback={<div className={classes.placeholder} />}>
        {isSeen ? <RouteMap {...props} /> : <div className={classes.placeholder} />}
      </Suspense>
    </div>
  );
}

/** Whether the element has been in view once. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
