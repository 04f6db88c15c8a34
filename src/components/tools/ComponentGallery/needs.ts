/** Needs of a reader, in the order of the filter, with advice to decide between answers. */
export const NEEDS = {
  'choose-one': {
    label: 'Choose one of many',
    advice:
      'Up to five options: Radio Group, or Toggle Button if they are short. Up to about fifteen: Select. More, or ones that are known by name: Autocomplete.',
  },
  'choose-several': {
    label: 'Choose several',
    advice:
      'Checkbox, if all options fit on the screen. Autocomplete with chips, if they do not. A switch is for one setting that takes effect at once.',
  },
  enter: {
    label: 'Enter a value',
    advice:
      'Text Field for words and exact numbers, Slider where about right is right, a picker of MUI X for days and times.',
  },
  act: {
    label: 'Start an action',
    advice:
      'Button. Several that belong together: Button Group. One above all others on the screen: Floating Action Button. Many that are seldom needed: Menu.',
  },
  go: {
    label: 'Move between places',
    advice:
      'Between views of one subject: Tabs. Between the parts of an application: Drawer, or Bottom Navigation on a phone. In the midst of a text: Link.',
  },
  data: {
    label: 'Show a list or a table',
    advice:
      'List for one thing a row, Table for columns that are compared. To sort, filter and edit: Data Grid.',
  },
  say: {
    label: 'Say what happened',
    advice:
      'What must be read stays in the page: Alert. What may be missed passes by: Snackbar. A number beside something else: Badge.',
  },
  ask: {
    label: 'Ask before going on',
    advice:
      'Dialog stops everything until it is answered, so keep it for what cannot be undone. Otherwise act, and offer to undo in a Snackbar.',
  },
  wait: {
    label: 'Show progress',
    advice:
      'Skeleton, if the shape of what comes is known. Progress otherwise: a line if the share is known, a circle if not.',
  },
  explain: {
    label: 'Explain on demand',
    advice:
      'A name or a few words: Tooltip. More, or something that can be pressed: Popover. A part of the page: Accordion.',
  },
  group: {
    label: 'Group what belongs together',
    advice:
      'Room and a heading are often enough. Then Divider, then Paper, then Card, which is for one thing that can be acted on.',
  },
  layout: {
    label: 'Lay out the page',
    advice:
      'One direction: Stack. Columns: Grid v2. The whole page: Container. A single element with styles: Box.',
  },
  build: {
    label: 'Build a component of your own',
    advice:
      'These have behaviour and next to no looks. See first whether a finished component takes the slot or the class that you need.',
  },
} as const;

export type Need = keyof typeof NEEDS;

/** @example `toNeed('ask')` → `'ask'`; `toNeed('fly')` → `null` */
export function toNeed(text: string | null): Need | null {
  return text !== null && Object.hasOwn(NEEDS, text) ? (text as Need) : null;
}
