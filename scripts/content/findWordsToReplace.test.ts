import { findWordsToReplace } from './findWordsToReplace';

const find = (text: string) => findWordsToReplace(text).map(({ found }) => found);

it.each([
  ['The menu shuts when Escape is pressed.', 'shuts'],
  ['A custom component must hand `ref` on.', 'hand ` on'],
  ['It hands the props on to the input.', 'hands the props on'],
  ['`onChange` hands you the value.', 'hands you'],
  ['`slots.root` exchanges the element.', 'exchanges'],
  ['Use `Tabs` in place of buttons.', 'in place of'],
  ['The cell needs a ground of its own.', 'ground'],
  ['The label stands on a border.', 'stands on'],
  ['The label is tied by `htmlFor`.', 'tied'],
  ['Tie the help to the field.', 'Tie'],
  ['The list is no landmark.', 'is no'],
  ['Items that are no elements are skipped.', 'are no'],
  ['It tells a screen reader its state.', 'tells'],
  ['Colour alone does not tell the state.', 'tell'],
  ['It is not loaded until it is asked for.', 'is asked for'],
  ['The value shall be a string.', 'shall'],
  ['The reader sees an arrow.', 'reader'],
  ['Keep what readers’ eyes follow.', 'readers’'],
  ['A box of that color.', 'color'],
  ['It centers the content, which keeps its colour.', 'centers'],
  ['The labeled field.', 'labeled'],
])('finds in "%s" the words "%s"', (text, found) => {
  expect(find(text)).toEqual([found]);
});

it.each([
  'Stop the server with a clean shut down.',
  'Set it by hand on the element, or with the left hand on the mouse.',
  'In exchange for a few bytes; the exchange rate.',
  'The title stays in place. Of two, the first wins.',
  'On the ground floor. The foreground and the background-color.',
  'A `Chip` that stands on its own.',
  'There is no prop for it, and there are no events; is there no other way?',
  'It is no longer open, and the result is no worse.',
  'The page tells users what is missing, and TypeScript tells you the line.',
  'You can tell which tab is open, and tell them apart.',
  'A screen reader, two screen-readers and a QR code reader.',
  'Use `shut` and `reader` in code.',
  'See [the section](/shut/#ground).',
  '## Text color, centered\n\nSee [Color](/color/), `prefers-color-scheme` and background-color.',
  '---\ntitle: Default color\n---\n\n<Demo name="A" label="Button colors" />',
])('finds nothing in "%s"', (text) => {
  expect(find(text)).toEqual([]);
});

it('a word to replace is reported with its line and the replacement', () => {
  expect(
    findWordsToReplace('## Shut a dialog\n\n<Demo label="Ground colour" />\n'),
  ).toEqual([
    { line: 1, found: 'Shut', say: 'close, closed' },
    { line: 3, found: 'Ground', say: 'background' },
  ]);
});
