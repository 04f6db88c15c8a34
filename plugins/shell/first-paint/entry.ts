import { applyFirstPaint } from '../../../src/lib/preferences/applyFirstPaint';
import { recordEarlyUse } from '../../../src/lib/input/earlyUse';
import { loadScriptsLate } from '../../../src/lib/page/lateScripts';
import { createPreferences } from '../../../src/lib/preferences/preferences';
import {
  readFirstPaint,
  readUserLanguage,
} from '../../../src/lib/preferences/readFirstPaint';
import { scrollIntoPanel } from '../../../src/lib/page/scrollIntoPanel';
import { consumeThemeLink } from '../../../src/lib/preferences/themeLink';

/** Set by the build. */
declare const BASE_URL: string;
declare const LOCALE: string;

const root = document.documentElement;

const preferences = createPreferences({
  getLocalStorage: () => window.localStorage,
  getSessionStorage: () => window.sessionStorage,
  getDocument: () => document,
});

/** Paints the preferences; gives whether scripts must change what is painted. */
function paint(): boolean {
  consumeThemeLink(preferences, window, false);
  const userLanguage = readUserLanguage(preferences, window, {
    baseUrl: BASE_URL,
    locale: LOCALE,
  });
  applyFirstPaint(readFirstPaint(preferences, window, userLanguage), document);
  root.setAttribute('data-js', '');
  return userLanguage !== LOCALE || root.hasAttribute('data-theme-changed');
}

/* Scrolls the sidebar to the current page before hydration, so that it does not jump. */
function showPlaceInSidebar() {
  scrollIntoPanel(document.querySelector('#site-navigation [aria-current=page]'));
}

/* Docusaurus writes the direction of the build's locale to <html> when it hydrates. The
   reader's direction is on <body>, which it leaves alone; an observer runs before the
   next frame, so the wrong one is never painted. */
function keepDirection() {
  const { dir } = document.body;
  if (dir && root.dir !== dir) {
    root.dir = dir;
  }
}

/* A page whose scripts do not come is one without scripts: what needs them goes. */
function handleMissingScript({ target }: Event) {
  if (target instanceof HTMLScriptElement && root.dataset.hasHydrated !== 'true') {
    root.removeAttribute('data-js');
  }
}

const { hash, search } = window.location;
const isChanged = paint();
recordEarlyUse(window);
loadScriptsLate(window, isChanged || Boolean(hash || search));
document.addEventListener('DOMContentLoaded', showPlaceInSidebar);
window.addEventListener('error', handleMissingScript, true);
new MutationObserver(keepDirection).observe(root, { attributeFilter: ['dir'] });
