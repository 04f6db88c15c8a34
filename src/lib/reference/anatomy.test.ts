import {
  describeElement,
  describeOccurrence,
  findPartRow,
  flattenAnatomy,
} from './anatomy';

it.each([
  [{ element: 'ul', role: 'listbox' }, '<ul role="listbox">'],
  [{ element: 'span' }, '<span>'],
  [{ element: 'div', role: 'presentation' }, '<div>'],
])('prints the element %j', (node, tag) => {
  expect(describeElement(node)).toBe(tag);
});

it('says how often and where a part is drawn', () => {
  expect(describeOccurrence({})).toBe('');
  expect(describeOccurrence({ optional: true, repeats: true })).toBe(
    'optional, repeats',
  );
  expect(describeOccurrence({ repeats: true }, true)).toBe('slot, repeats');
  expect(describeOccurrence({ passed: true, portal: true })).toBe(
    'passed by you, in a portal',
  );
});

it('lists each part before what it contains', () => {
  const parts = [
    { part: 'root', element: 'div', parts: [{ part: 'thumb', element: 'span' }] },
    { part: 'popper', element: 'div' },
  ];
  expect(flattenAnatomy(parts).map(({ part }) => part)).toEqual([
    'root',
    'thumb',
    'popper',
  ]);
});

const SLIDER = {
  name: 'Slider',
  slots: [{ name: 'thumb', anchor: 'slider-slot-thumb' }],
  classes: [
    { key: 'thumb', anchor: 'slider-class-thumb', className: 'MuiSlider-thumb' },
    { key: 'mark', anchor: 'slider-class-mark', className: 'MuiSlider-mark' },
  ],
};

it('leads to the slot of a part, or to its class', () => {
  expect(findPartRow(SLIDER, 'thumb')).toEqual({
    anchor: 'slider-slot-thumb',
    className: 'MuiSlider-thumb',
    isSlot: true,
  });
  expect(findPartRow(SLIDER, 'mark')).toMatchObject({
    anchor: 'slider-class-mark',
    isSlot: false,
  });
  expect(() => findPartRow(SLIDER, 'handle')).toThrow(
    'Slider has no class "handle"',
  );
});
