import { hideOtherBlocks } from './hideOtherBlocks';

const PAGE = `
  <p>Lead</p>
  <div id="filter"></div>
  <h2>Palette</h2>
  <p>Text</p>
  <div data-api-group>palette</div>
  <h2>Radius</h2>
  <p>Text</p>
  <div data-api-group hidden>radius</div>
`;

const listShown = () =>
  [...document.body.children]
    .filter((block) => !(block as HTMLElement).hidden)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

it('leaves the tables that have a row, with their headings', () => {
  const start = document.getElementById('filter') as HTMLElement;
  hideOtherBlocks(start, true);
  expect(listShown()).toEqual(['Lead', '', 'Palette', 'palette']);
});

it('shows the text again, and leaves tables to the filter', () => {
  const start = document.getElementById('filter') as HTMLElement;
  hideOtherBlocks(start, true);
  hideOtherBlocks(start, false);
  expect(listShown()).toEqual([
    ...['Lead', '', 'Palette', 'Text', 'palette'],
    ...['Radius', 'Text'],
  ]);
});
