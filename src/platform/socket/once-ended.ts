import type { SocketListener } from './types';

/** A listener that hears the end once and nothing afterwards: platforms report an error and a close for one end. */
export function onceEnded(
  listener: SocketListener,
): SocketListener & { readonly mute: () => void } {
  let isOver = false;
  const whileOn =
    <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!isOver) call(...args);
    };
  return {
    onOpen: whileOn(listener.onOpen),
    onText: whileOn(listener.onText),
    onEnd: whileOn(() => {
      isOver = true;
      listener.onEnd();
    }),
    mute: () => {
      isOver = true;
    },
  };
}
