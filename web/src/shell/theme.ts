/** The theme that a user chose; `system` follows the browser. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'console-theme';

/** The theme that this browser remembers, or `system`. */
export function rememberedTheme(): Theme {
  try {
    const theme = window.localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers and applies a theme. A browser that stores nothing forgets it with the page. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Shows the page in a theme. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
