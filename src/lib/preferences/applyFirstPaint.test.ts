import { applyFirstPaint, type FirstPaintTarget } from './applyFirstPaint';
import type { FirstPaint } from './firstPaint';

/** The few members of an element that are used, kept in maps. */
function createTarget() {
  const attributes = new Map<string, string>();
  const properties = new Map<string, string>();
  const classes = new Set<string>(['navigation-open']);
  const setAttribute = jest.fn((name: string, value: string) => {
    attributes.set(name, value);
  });
  const style = {
    [Symbol.iterator]: () => properties.keys(),
    setProperty: (name: string, value: string) => void properties.set(name, value),
    removeProperty: (name: string) => void properties.delete(name),
  };
  const target = {
    documentElement: {
      setAttribute,
      getAttribute: (name: string) => attributes.get(name) ?? null,
      removeAttribute: (name: string) => void attributes.delete(name),
      style,
    },
    body: {
      dir: '',
      classList: {
        add: (name: string) => void classes.add(name),
        remove: (...names: string[]) =>
          names.forEach((name) => classes.delete(name)),
      },
    },
  };
  return {
    target: target as unknown as FirstPaintTarget,
    attributes,
    properties,
    classes,
    setAttribute,
  };
}

const PAINT: FirstPaint = {
  html: { 'data-theme': 'dark', 'data-dense': '', dir: 'rtl' },
  body: { class: 'dark', dir: 'rtl' },
  styles: { '--portal-spacing': '4px', '--portal-primary': '#aa0000' },
};
const PLAIN: FirstPaint = {
  html: { 'data-theme': 'light', 'data-dense': null, dir: 'ltr' },
  body: { class: 'light', dir: 'ltr' },
  styles: {},
};

it('writes attributes, class, direction and CSS variables', () => {
  const { target, attributes, properties, classes } = createTarget();
  applyFirstPaint(PAINT, target);
  expect(Object.fromEntries(attributes)).toEqual(PAINT.html);
  expect(Object.fromEntries(properties)).toEqual(PAINT.styles);
  expect([...classes]).toEqual(['navigation-open', 'dark']);
  expect(target.body.dir).toBe('rtl');
});

it('takes back what an earlier paint has set, and nothing else', () => {
  const { target, attributes, properties, classes } = createTarget();
  properties.set('--portal-header', '64px');
  properties.set('--portal-spacing-wide', '16px');
  properties.set('--my--portal-primary', 'red');
  properties.set('--my--mui-palette-primary-main', 'red');
  applyFirstPaint(
    {
      ...PAINT,
      styles: {
        ...PAINT.styles,
        '--portal-secondary-text': '#aa0000',
        '--mui-palette-primary-main': '#aa0000',
        '--mui-palette-secondary-main': '#aa0000',
      },
    },
    target,
  );
  applyFirstPaint(PLAIN, target);
  expect(Object.fromEntries(attributes)).toEqual({
    'data-theme': 'light',
    dir: 'ltr',
  });
  expect([...properties.keys()]).toEqual([
    '--portal-header',
    '--portal-spacing-wide',
    '--my--portal-primary',
    '--my--mui-palette-primary-main',
  ]);
  expect([...classes]).toEqual(['navigation-open', 'light']);
  applyFirstPaint(PAINT, target);
  expect([...classes]).toEqual(['navigation-open', 'dark']);
});

it('keeps a variable that stays, with its new value', () => {
  const { target, properties } = createTarget();
  applyFirstPaint(PAINT, target);
  applyFirstPaint({ ...PLAIN, styles: { '--portal-spacing': '6px' } }, target);
  expect(Object.fromEntries(properties)).toEqual({ '--portal-spacing': '6px' });
});

it('sets no attribute again that is right already, so that observers stay quiet', () => {
  const { target, setAttribute } = createTarget();
  applyFirstPaint(PAINT, target);
  setAttribute.mockClear();
  applyFirstPaint(PAINT, target);
  expect(setAttribute).not.toHaveBeenCalled();
});
