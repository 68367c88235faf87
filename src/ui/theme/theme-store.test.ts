import { parseTheme, themeText } from './theme-store';
import { themeClass } from './theme-class';

describe('the remembered theme', () => {
  it('comes back as it was left', () => {
    const theme = { mode: 'dark', large: true } as const;
    expect(parseTheme(themeText(theme))).toEqual(theme);
  });

  it('falls back to the system’s colours and regular type', () => {
    expect(parseTheme(null)).toEqual({ mode: 'auto', large: false });
    expect(parseTheme('sepia huge')).toEqual({ mode: 'auto', large: false });
  });

  it('is put in force by class names', () => {
    expect(themeClass({ mode: 'auto', large: false })).toBe('ui-theme ui-auto');
    expect(themeClass({ mode: 'dark', large: true })).toBe('ui-theme ui-dark ui-large');
  });
});
