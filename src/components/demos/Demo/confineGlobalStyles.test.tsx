import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { GlobalStyles } from '@mui/system';
import Box from '@mui/system/Box';
import { nameToStage } from '../../../lib/demos/demoStyles';
import { writeBothDirections } from './bothDirections';
import { confineGlobalStyles, confineToStage } from './confineGlobalStyles';

const STAGE = nameToStage('PaperGround');

const createShared = () =>
  createCache({
    key: 'mui',
    speedy: false,
    stylisPlugins: [confineToStage, writeBothDirections],
  });

const listRules = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

function renderStyled(content: JSX.Element, cache = createShared()) {
  return render(
    <CacheProvider value={confineGlobalStyles(cache, STAGE)}>
      {content}
    </CacheProvider>,
  );
}

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['a', `${STAGE} a`],
  ['body', STAGE],
  [':root, html.wide', `${STAGE},${STAGE}.wide`],
  ['::selection, :focus-visible', `${STAGE} ::selection,${STAGE} :focus-visible`],
  ['*, *::before', `${STAGE} *,${STAGE} *::before`],
])('confines global styles of %s to the stage', (selector, confined) => {
  renderStyled(<GlobalStyles styles={{ [selector]: { color: 'teal' } }} />);
  expect(listRules()).toEqual([`${confined}{color:teal;}`]);
});

it('confines rules for both directions, and those in media queries', () => {
  renderStyled(
    <GlobalStyles
      styles={{
        '@media print': { body: { marginLeft: 8, '&::backdrop': { top: 0 } } },
      }}
    />,
  );
  expect(listRules().join('')).toBe(
    `@media print{${STAGE}:where(:dir(ltr)){margin-left:8px;}${STAGE}:where(:dir(rtl)){margin-right:8px;}${STAGE}::backdrop{top:0;}}`,
  );
});

it('keyframes of global styles are not confined', () => {
  renderStyled(<GlobalStyles styles="@keyframes fall { from { top: 0; } }" />);
  expect(listRules()).toEqual(['@keyframes fall{from{top:0;}}']);
});

it('takes confined styles away with what has brought them', () => {
  const { unmount } = renderStyled(<GlobalStyles styles={{ a: { top: 0 } }} />);
  unmount();
  expect(listRules()).toEqual([]);
});

it('leaves styles of elements and keyframes as they are, and shared', () => {
  const cache = createShared();
  const { container } = renderStyled(
    <Box sx={{ 'body &': { top: 0 }, a: { bottom: 0 } }} />,
    cache,
  );
  const name = /mui-([a-z0-9]+)$/.exec(
    container.firstElementChild!.className,
  )?.[1] as string;
  expect(listRules().join('')).toBe(
    `body .mui-${name}{top:0;}.mui-${name} a{bottom:0;}`,
  );
  expect(cache.inserted).toHaveProperty(name, true);
});
