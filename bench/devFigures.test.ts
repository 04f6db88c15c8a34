import { renderDev, summarizeDev } from './devFigures.mts';

it('takes the medians of the starts and of all edits of a site', () => {
  const figures = summarizeDev([
    { site: 'ours', start: 6, edits: [300, 200, 100] },
    { site: 'stock', start: 13, edits: [700] },
    { site: 'ours', start: 4, edits: [150, 250, 400] },
  ]);
  expect(figures).toEqual([
    { site: 'ours', start: 5, edit: 225, runs: 2, edits: 6 },
    { site: 'stock', start: 13, edit: 700, runs: 1, edits: 1 },
  ]);
  expect(renderDev(figures).split('\n')[2]).toMatch(/^stock +1 +13\.0 +1 +700$/);
});
