import path from 'node:path';
import { readComposedParts } from './readComposedParts';

const SITE_DIR = path.resolve(__dirname, '../../..');

it.each([
  ['material-ui', 'MuiButton', 'root label startIcon endIcon'],
  ['material-ui', 'MuiFormControlLabel', 'root label asterisk'],
  ['material-ui', 'MuiLoadingButton', 'root loadingIndicator'],
  ['joy-ui', 'MuiAlert', 'root startDecorator endDecorator'],
  ['base-ui', 'base-Badge', 'root badge'],
  ['x', 'MuiChartsAxis', 'root line tickContainer tick tickLabel label'],
  ['x', 'MuiTreeItem', 'root content label iconContainer group'],
])('reads from %s which classes name an element of %s', (product, prefix, keys) => {
  const parts = readComposedParts(SITE_DIR, product).get(prefix);
  expect([...(parts ?? [])]).toEqual(
    expect.arrayContaining(keys.split(' ').slice(0, 5)),
  );
});

it('leaves out classes that an element has besides', () => {
  const parts = readComposedParts(SITE_DIR, 'material-ui');
  expect(parts.get('MuiButton')).not.toContain('disableElevation');
});

it('the composed parts of most components are found in each library', () => {
  const count = (product: string) => readComposedParts(SITE_DIR, product).size;
  expect(count('material-ui')).toBeGreaterThan(110);
  expect(count('joy-ui')).toBeGreaterThan(70);
  expect(count('base-ui')).toBeGreaterThan(20);
  expect(count('x')).toBeGreaterThan(40);
});

it('knows nothing of a product without packages of its own', () => {
  expect(readComposedParts(SITE_DIR, 'system').size).toBe(0);
});
