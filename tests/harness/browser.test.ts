import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES_OFF } from './browser';

/** Features that Playwright switches off, read from what it runs. */
function readFeaturesOfPlaywright(): string[] {
  const bundle = path.join(
    path.dirname(require.resolve('playwright-core/package.json')),
    'lib/coreBundle.js',
  );
  const [, list = ''] =
    /\bdisabledFeatures = \[(.*?)\]/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
}

it('leaves off what Playwright switches off, since browsers take the last such flag', () => {
  const features = readFeaturesOfPlaywright();
  expect(features.length).toBeGreaterThan(5);
  expect(FEATURES_OFF.replace('--disable-features=', '').split(',')).toEqual(
    expect.arrayContaining(features),
  );
});
