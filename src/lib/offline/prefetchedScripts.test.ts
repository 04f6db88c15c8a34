import { isPrefetchedScript, notePrefetchedScripts } from './prefetchedScripts';

it('knows a script that was noted by its path, by its address', () => {
  notePrefetchedScripts(['/docs/assets/js/1.js']);
  expect(isPrefetchedScript('https://portal.example/docs/assets/js/1.js')).toBe(
    true,
  );
});

it('knows a script that was noted by its address', () => {
  notePrefetchedScripts(['https://portal.example/assets/js/2.js']);
  expect(isPrefetchedScript('https://portal.example/assets/js/2.js')).toBe(true);
});

it('does not know other scripts', () => {
  expect(isPrefetchedScript('https://portal.example/assets/js/3.js')).toBe(false);
});
