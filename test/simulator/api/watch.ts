/** Without layout nothing enters or leaves the screen: the observer exists and never reports. */
export function createIntersectionObserver(): unknown {
  const observer = {
    relativeTo: () => observer,
    relativeToViewport: () => observer,
    observe: () => undefined,
    disconnect: () => undefined,
  };
  return observer;
}
