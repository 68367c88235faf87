/** Sentences one after the other; Chinese has no space between them. @param texts empty ones are left out */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts.reduce<string>((before, text = '') => {
    const gap = before === '' || text === '' || /[。！？；]$/.test(before) ? '' : ' ';
    return before + gap + text;
  }, '');
