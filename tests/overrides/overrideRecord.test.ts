import { SITE_DIR } from '../content/site';
import { createRecord, listOffered, readRecord, toTypeKey } from './overrideRecord';
import type { Subject } from './planSubjects';
import type { TriedOverride } from './stage/browser';

const SUBJECT = {
  demo: { id: 'joy-ui/slider/SliderBasic' },
  product: 'joy-ui',
  hosts: ['Slider'],
  imported: ['Slider'],
} as Subject;

const createTried = (facts: Partial<TriedOverride>): TriedOverride => ({
  product: 'joy-ui',
  host: 'Slider',
  part: 'MuiSlider-thumb',
  way: 'sx',
  property: 'color',
  refusal: null,
  ...facts,
});

const TRIED = [
  createTried({}),
  createTried({ property: 'boxShadow' }),
  createTried({ property: 'width', refusal: 'it has no effect' }),
  createTried({ way: 'theme' }),
];

it('keeps what was proven, and counts what was refused', () => {
  expect(createRecord(new Map([[SUBJECT, TRIED]]), new Set())).toEqual({
    'joy-ui': {
      Slider: {
        demo: 'joy-ui/slider/SliderBasic',
        refused: 1,
        parts: { 'MuiSlider-thumb': { sx: '07', theme: '0' } },
      },
    },
  });
});

it('the code of an override with a type error is refused', () => {
  const wrong = new Set([toTypeKey(SUBJECT, createTried({ way: 'theme' }))]);
  const record = createRecord(new Map([[SUBJECT, TRIED]]), wrong);
  expect(listOffered(record)).toEqual([
    'joy-ui Slider MuiSlider-thumb sx color',
    'joy-ui Slider MuiSlider-thumb sx boxShadow',
  ]);
});

it('keeps a record of most components of each library', () => {
  const record = readRecord(SITE_DIR);
  const count = (product: string) => Object.keys(record[product] ?? {}).length;
  expect(count('material-ui')).toBeGreaterThan(80);
  expect(count('joy-ui')).toBeGreaterThan(55);
  expect(count('base-ui')).toBeGreaterThan(10);
  expect(count('x')).toBeGreaterThan(10);
  expect(Object.keys(record.system ?? {})).toEqual([
    'Box',
    'Container',
    'Grid',
    'Stack',
  ]);
  expect(listOffered(record)).toEqual(
    expect.arrayContaining(
      ['Box', 'Container', 'Grid', 'Stack'].map(
        (name) => `system ${name} Mui${name}-root CSS color`,
      ),
    ),
  );
});
