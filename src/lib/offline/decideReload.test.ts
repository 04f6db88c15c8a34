import {
  decideReload,
  parseReload,
  RELOAD_GAP_MS,
  type ReloadDecision,
  type ReloadFacts,
} from './decideReload';

const NOW = 1_000_000_000;

const READY: ReloadFacts = {
  wasControlled: true,
  isActivated: true,
  version: 'b',
  hasFocus: true,
  isTyping: false,
  hasUnsavedDraft: false,
  last: null,
  now: NOW,
};

it.each<[string, Partial<ReloadFacts>, ReloadDecision]>([
  ['a new worker', {}, 'reload'],
  ['the first worker', { wasControlled: false }, 'never'],
  ['not activated yet', { isActivated: false }, 'wait'],
  ['a tab in the background', { hasFocus: false }, 'wait'],
  ['while typing', { isTyping: true }, 'wait'],
  ['a change that would be lost', { hasUnsavedDraft: true }, 'wait'],
  ['reloaded for this version', { last: { version: 'b', at: 0 } }, 'never'],
  [
    'reloaded long ago',
    { last: { version: 'a', at: NOW - RELOAD_GAP_MS } },
    'reload',
  ],
  [
    'reloaded just now',
    { last: { version: 'a', at: NOW - RELOAD_GAP_MS + 1 } },
    'never',
  ],
  ['no record possible', { last: 'unknown' }, 'never'],
  [
    'no record possible, in the background',
    { last: 'unknown', hasFocus: false },
    'never',
  ],
])('%s', (_name, change, decision) => {
  expect(decideReload({ ...READY, ...change })).toBe(decision);
});

it.each([
  ['{"version":"a","at":1}', { version: 'a', at: 1 }],
  ['{"version":"a","at":"1"}', null],
  ['{"version":1,"at":1}', null],
  ['{"version":"a","at":null}', null],
  ['null', null],
  ['{', null],
  ['', null],
  [null, null],
])('reads %j', (text, reload) => {
  expect(parseReload(text)).toEqual(reload);
});
