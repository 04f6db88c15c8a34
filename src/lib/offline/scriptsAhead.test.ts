import { isScriptAhead, noteScriptsAhead } from './scriptsAhead';

it('knows a script that was noted by its path, by its address', () => {
  noteScriptsAhead(['/docs/assets/js/1.js']);
  expect(isScriptAhead('https://portal.example/docs/assets/js/1.js')).toBe(true);
});

it('knows a script that was noted by its address', () => {
  noteScriptsAhead(['https://portal.example/assets/js/2.js']);
  expect(isScriptAhead('https://portal.example/assets/js/2.js')).toBe(true);
});

it('does not know other scripts', () => {
  expect(isScriptAhead('https://portal.example/assets/js/3.js')).toBe(false);
});
