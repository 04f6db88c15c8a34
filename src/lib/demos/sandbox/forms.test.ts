import { strFromU8, unzipSync, zipSync } from 'fflate';
import { compressToBase64, decompressFromBase64 } from 'lz-string';
import { createCodeSandboxForm } from './createCodeSandboxForm';
import { createStackBlitzForm } from './createStackBlitzForm';
import { createViteProject } from './createViteProject';
import { createZip } from './createZip';
import { BUTTON_SIZES, CHANGED_THEME } from './demoFixtures';

const PROJECT = createViteProject({
  demo: BUTTON_SIZES,
  variant: 'TS',
  library: 'material-ui',
  title: 'Größen “2”',
  theme: CHANGED_THEME,
});

it('fills the form of StackBlitz', () => {
  const { action, fields } = createStackBlitzForm(PROJECT);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FButtonSizes.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Größen “2”',
    'project[template]': 'node',
    'project[files][src/sizes.ts]': BUTTON_SIZES.TS.files[0]?.source,
  });
  expect(Object.keys(fields)).toHaveLength(Object.keys(PROJECT.files).length + 3);
});

it('fills the form of CodeSandbox with text that is safe in an address', () => {
  const { action, fields } = createCodeSandboxForm(PROJECT, compressToBase64);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.query).toBe('file=/src/ButtonSizes.tsx');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  const base64 = fields.parameters!.replaceAll('-', '+').replaceAll('_', '/');
  expect(JSON.parse(decompressFromBase64(base64))).toEqual({
    files: Object.fromEntries(
      Object.entries(PROJECT.files).map(([path, content]) => [path, { content }]),
    ),
  });
});

it('turns every sign of Base64 that means something in an address', () => {
  const { fields } = createCodeSandboxForm(PROJECT, () => 'a+b/c+/==');
  expect(fields.parameters).toBe('a-b_c-_');
});

it('packs the project into a folder', () => {
  const files = unzipSync(createZip(PROJECT, 'button-sizes', zipSync));
  expect(
    Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    ),
  ).toEqual(
    Object.fromEntries(
      Object.entries(PROJECT.files).map(([path, text]) => [
        `button-sizes/${path}`,
        text,
      ]),
    ),
  );
});
