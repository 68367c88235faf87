const WIDE_END = /[。！？；]$/;

/** Sentences one after another, the empty ones left out: with a space in between, except after a Chinese full stop, which has its own. */
export const sentences = (all: readonly string[]): string =>
  all
    .filter(Boolean)
    .reduce((text, next) => `${text}${text === '' || WIDE_END.test(text) ? '' : ' '}${next}`, '');
