import { FAULTS, listQuickRuns, listRuns } from '../../e2e/faults/faults';
import { STORED_KEYS } from '../../e2e/faults/storageFaults';
import { TEMPLATE_NAMES } from '../../e2e/faults/templates';
import { STORED_DATA } from '../../src/lib/preferences/storedData';

it('damage every key that is stored, where it is stored', () => {
  for (const place of ['localStorage', 'sessionStorage', 'cookie'] as const) {
    const listed = STORED_DATA.filter(({ where }) => where === place);
    expect([...STORED_KEYS[place]].sort()).toEqual(
      listed.flatMap(({ keys }) => [...keys]).sort(),
    );
  }
});

it('the faults have unique names', () => {
  const titles = listRuns(FAULTS).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('all happen in the quick set, and on every page in the sweep', () => {
  expect(listQuickRuns().map(({ fault }) => fault)).toEqual(FAULTS);
  const pages = new Set(listQuickRuns().map(({ template }) => template));
  expect([...pages].sort()).toEqual([...TEMPLATE_NAMES].sort());
  const everywhere = FAULTS.filter(({ templates }) => !templates);
  expect(everywhere.length).toBeGreaterThanOrEqual(60);
  expect(TEMPLATE_NAMES.length).toBeGreaterThanOrEqual(8);
});

it('the faults name templates that exist', () => {
  for (const { templates = [] } of FAULTS) {
    expect(TEMPLATE_NAMES).toEqual(expect.arrayContaining([...templates]));
  }
});
