import {
  expandAnchors,
  hasOwnAnchors,
  listAnchors,
  shortenAnchors,
} from './publishedAnchors';

const DEMO = ['Sizes', 'Sizes.js', 'Sizes.tsx'];
const STYLED = [
  ...DEMO,
  ...['system', 'tailwind', 'css'].flatMap((styling) =>
    ['js', 'tsx'].map((ending) => `${styling}-Sizes.${ending}`),
  ),
];

it.each([
  [[], ''],
  [['when-to-use-it', ...DEMO, 'limits'], 'when-to-use-it Sizes.* limits'],
  [STYLED, '*-Sizes.*'],
  [['Sizes', 'Sizes.js'], 'Sizes Sizes.js'],
  [['API'], 'API'],
])('shortens %j to "%s", and back', (anchors, line) => {
  expect(shortenAnchors(anchors)).toBe(line);
  expect(expandAnchors(line).sort()).toEqual([...anchors].sort());
});

it('lists the ids of headings, demos and earlier sections in their order', () => {
  expect(
    listAnchors(`<nav><h2 id="menu">Menu</h2></nav><article>
      <h2 id="rows">Rows</h2>
      <section data-demo="A"><span id="A"></span>
        <div data-demo-stage><h3 id="inside">Inside</h3></div>
      </section>
      <p id="moved"><a href="/x/">Moved</a></p><h3 id=":r1:">Made up</h3>
      <table><tr id="button-prop-size"><td></td></tr></table>
    </article>`),
  ).toEqual(['rows', 'A', 'moved']);
});

it.each([
  ['/material-ui/react-button/', true],
  ['/x/react-data-grid/api-object/', true],
  ['/material-ui/api/button/', false],
  ['/base-ui/react-badge/hooks-api/', false],
  ['/experiments/docs/headings/', false],
])('says whether the anchors of %s are written by hand: %s', (pathname, own) => {
  expect(hasOwnAnchors(pathname)).toBe(own);
});
