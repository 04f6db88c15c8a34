import { letNamesBreak, splitName } from './splitName';

describe('splitName', () => {
  it.each([
    ['disableColumnMenu', ['disable', 'Column', 'Menu']],
    ['ERR_UNSUPPORTED_DIR', ['ERR_', 'UNSUPPORTED_', 'DIR']],
    ['theme.palette', ['theme.', 'palette']],
    ['Html5Outlined', ['Html5', 'Outlined']],
    ['sx', ['sx']],
  ])('splits %s between its words', (name, words) => {
    expect(splitName(name)).toEqual(words);
  });
});

describe('letNamesBreak', () => {
  it('lets a long name break between its words', () => {
    expect(letNamesBreak('The <code>gridFilteredRowIdsSelector</code>')).toBe(
      'The <code>grid<wbr>Filtered<wbr>Row<wbr>Ids<wbr>Selector</code>',
    );
  });

  it.each([
    ['short names', 'Rows: <code>getRowId</code> and useMediaQuery'],
    ['attributes', '<abbr title="AVeryLongNameOfAVeryLongThing">A</abbr>'],
    ['entities', 'A &CounterClockwiseContourIntegral; B'],
  ])('leaves %s as they are', (_what, html) => {
    expect(letNamesBreak(html)).toBe(html);
  });
});
