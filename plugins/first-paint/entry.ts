import { applyFirstPaint } from '../../src/lib/applyFirstPaint';
import { createPreferences } from '../../src/lib/preferences';
import { readFirstPaint } from '../../src/lib/readFirstPaint';

const root = document.documentElement;

const preferences = createPreferences({
  getLocalStorage: () => window.localStorage,
  getDocument: () => document,
});

function paint() {
  applyFirstPaint(readFirstPaint(preferences, window), document);
  root.setAttribute('data-js', '');
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

paint();
new MutationObserver(keepDirection).observe(root, { attributeFilter: ['dir'] });
