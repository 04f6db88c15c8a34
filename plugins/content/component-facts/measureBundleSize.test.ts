import path from 'node:path';
import { measureBundleSize } from './measureBundleSize';

const SITE_DIR = path.resolve(__dirname, '../../..');

const measure = (packageName: string, name: string) =>
  measureBundleSize(packageName, name, SITE_DIR);

it('the size of a bundle is the same alone and with others', async () => {
  const alone = await measure('@mui/base', 'Badge');
  expect(alone).toBeGreaterThan(500);
  const [badge, tab, again] = await Promise.all([
    measure('@mui/base', 'Badge'),
    measure('@mui/base', 'Tab'),
    measure('@mui/base', 'Badge'),
  ]);
  expect([badge, again]).toEqual([alone, alone]);
  expect(tab).not.toBe(alone);
});

it('tells of what a package does not export, and measures the others', async () => {
  const sizes = await Promise.allSettled([
    measure('@mui/base', 'Badge'),
    measure('@mui/base', 'Nowhere'),
    measure('@mui/base', 'Tab'),
    measure('@mui/base', 'Neither'),
  ]);
  expect(sizes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(String((sizes[1] as PromiseRejectedResult).reason)).toMatch(
    /No matching export .*"Nowhere"/,
  );
});

it('tells of a package that is not installed', async () => {
  const sizes = await Promise.allSettled([
    measure('@mui/base', 'Badge'),
    measure('nowhere', 'Badge'),
    measure('@mui/base', 'Tab'),
  ]);
  expect(sizes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
