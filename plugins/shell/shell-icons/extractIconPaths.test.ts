import { createElement } from 'react';
import { extractIconPaths } from './extractIconPaths';
import shellIconsPlugin from './index';
import { SHELL_ICON_NAMES } from './types';

jest.mock(
  '@mui/icons-material/OtherFrame',
  () => ({
    default: () =>
      createElement('svg', { viewBox: '0 0 20 20' }, createElement('path')),
  }),
  { virtual: true },
);

it('reads the drawing of every icon of the shell', () => {
  const icons = extractIconPaths(SHELL_ICON_NAMES);
  expect(Object.keys(icons)).toEqual([...SHELL_ICON_NAMES]);
  for (const markup of Object.values(icons)) {
    // Shapes alone: no frame, no class, no style, nothing that runs.
    expect(markup).toMatch(
      /^(?:<(?:path|circle) [^<>]*(?:\/>|><\/(?:path|circle)>))+$/,
    );
    expect(markup).not.toMatch(/class=|style=|on\w+=/);
  }
});

it('each icon of the shell has a drawing of its own', () => {
  const icons = extractIconPaths(['MenuRounded', 'CloseRounded']);
  expect(icons.MenuRounded).not.toBe(icons.CloseRounded);
});

it('names an icon that the package does not have', () => {
  expect(() => extractIconPaths(['NoSuchIcon'])).toThrow(
    '@mui/icons-material/NoSuchIcon',
  );
});

it('names an icon that is drawn in another frame', () => {
  expect(() => extractIconPaths(['OtherFrame'])).toThrow(
    'shell-icons: cannot read the drawing of OtherFrame',
  );
});

it('the bundler gets the drawings of the icons as a module', async () => {
  const written: Record<string, string> = {};
  const actions = {
    createData: (name: string, data: string) => {
      written[name] = data;
      return Promise.resolve(name);
    },
  };
  await shellIconsPlugin().contentLoaded?.({
    actions: actions as never,
    content: undefined,
  });
  expect(JSON.parse(written['icons.json'] ?? '')).toEqual(
    extractIconPaths(SHELL_ICON_NAMES),
  );
});
