// Runs before the page is drawn, so that it never shows the other theme first.
import { applyTheme, rememberedTheme } from './shell/theme.js';

applyTheme(rememberedTheme());
