import { insertWordBreaks, splitName } from './splitName';

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

describe('insertWordBreaks', () => {
  it('lets a long name break between its words', () => {
    expect(insertWordBreaks('The <code>gridFilteredRowIdsSelector</code>')).toBe(
      'The <code>grid<wbr>Filtered<wbr>Row<wbr>Ids<wbr>Selector</code>',
    );
  });

  it.each([
    ['short names', 'Rows: <code>getRowId</code> and useMediaQuery'],
    ['attributes', '<abbr title="AVeryLongNameOfAVeryLongThing">A</abbr>'],
    ['entities', 'A &CounterClockwiseContourIntegral; B'],
  ])('leaves %s as they are', (_what, html) => {
    expect(insertWordBreaks(html)).toBe(html);
  });
});
