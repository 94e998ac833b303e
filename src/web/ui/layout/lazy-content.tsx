import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { fetchWhenQuiet, lazyPart } from "#web/lib/lazy-part.ts";

// A part of the page that can follow the rest: until its script is there, its place is kept. One that cannot be fetched
// is asked for again, and takes nothing else with it.
export function lazyContent<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode) {
  const part = lazyPart(load);

  return function LazyContent(props: Props) {
    const { Part } = part.usePart();
    return Part ? <Part {...props} /> : meanwhile;
  };
}

// One that stands far down the page: its script comes when it is nearly in view, or when the page has been quiet.
export function farContent<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode) {
  const part = lazyPart(load);
  fetchWhenQuiet(part.fetch);

  return function FarContent(props: Props) {
    const { place, isNear } = useIsNear<HTMLDivElement>();
    const { Part } = part.usePart(isNear);
    return Part ? <Part {...props} /> : <div ref={place}>{meanwhile}</div>;
  };
}

// Half a screen ahead of the reader.
const NEAR = { rootMargin: "50%" };

function useIsNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, NEAR);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
