import type { Translate } from '../language/translations';

/** Keys that are pressed together, by the names that are printed on them. */
export type KeyCombination = readonly string[];

/** A shortcut as the list of shortcuts shows it. */
export interface Shortcut {
  /** The action in a few words. */
  describe: (t: Translate) => string;
  /** Combinations that do the same. */
  keys: readonly KeyCombination[];
  /** Those of a keyboard of Apple, where they are others. */
  appleKeys?: readonly KeyCombination[];
}

/**
 * All shortcuts of the portal, in the order in which they are listed. Their handlers lie with
 * the component they belong to; each shortcut is added here. Those of one key ask
 * `isShortcutPress` (`src/state/singleKeys`), which readers can switch off.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    describe: (t) => t('search.title', 'Search'),
    keys: [['/'], ['Ctrl', 'K']],
    appleKeys: [['/'], ['⌘', 'K']],
  },
  {
    describe: (t) => t('shortcuts.title', 'Keyboard shortcuts'),
    keys: [['?']],
  },
  {
    describe: (t) => t('header.toggleMode', 'Toggle color mode'),
    keys: [['T']],
  },
  {
    describe: (t) => t('shortcuts.filter', 'Filter the API table in view'),
    keys: [['F']],
  },
  {
    describe: (t) =>
      t('shortcuts.copyCode', 'Copy the code in focus or under the pointer'),
    keys: [
      ['Ctrl', 'C'],
      ['Alt', 'C'],
    ],
    appleKeys: [
      ['⌘', 'C'],
      ['⌃', 'C'],
      ['⌥', 'C'],
    ],
  },
  {
    describe: (t) => t('shortcuts.indent', 'Code editor: Tab indents'),
    keys: [['Ctrl', 'M']],
    appleKeys: [['⇧', '⌥', 'M']],
  },
  {
    describe: (t) => t('shortcuts.leave', 'Code editor: Tab leaves'),
    keys: [['Esc']],
  },
  {
    describe: (t) =>
      `${t('builder.title', 'Theme builder')}: ${t('undo.action', 'Undo')}`,
    keys: [['Ctrl', 'Z']],
    appleKeys: [['⌘', 'Z']],
  },
  {
    describe: (t) =>
      `${t('builder.title', 'Theme builder')}: ${t('builder.redo', 'Redo')}`,
    keys: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    appleKeys: [['⇧', '⌘', 'Z']],
  },
];

/** The name of a sign on a key, for those who do not see it. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  '⌘': 'Command',
  '⌃': 'Control',
  '⌥': 'Option',
  '⇧': 'Shift',
};

/**
 * The combinations of a shortcut on a reader's keyboard.
 *
 * @param platform `navigator.platform`
 *
 * @example
 * chooseKeys({ keys: [['Ctrl', 'K']], appleKeys: [['⌘', 'K']], … }, 'MacIntel')
 * // → [['⌘', 'K']]
 */
export function chooseKeys(
  { keys, appleKeys }: Shortcut,
  platform: string,
): readonly KeyCombination[] {
  return /^(?:Mac|iP)/.test(platform) ? (appleKeys ?? keys) : keys;
}
