import { describeDarkMode } from './darkStyles';

const style = (id: string, css: string) =>
  `<style data-emotion="mui ${id}">${css}</style>`;

const STAGE = ":where([data-demo='Prices'] [data-demo-stage])";
const IN_DARK = `:where([data-theme="dark"] ${STAGE} :not([data-live] *))`;

const compare = (light: string, dark: string) =>
  describeDarkMode(light, dark, STAGE);

it('has nothing to say of HTML that is the same in both palette modes', () => {
  const html = `${style('a', '.mui-a{color:var(--text)}')}<p class="mui-a">1</p>`;
  expect(compare(html, html)).toEqual({ css: '', differences: [] });
});

it('gives classes the rules of those that stand in their place in dark mode', () => {
  const light = `${style('a', '.mui-a{color:#000}.mui-a:hover{top:0}')}<p class="Root mui-a">1</p>`;
  const dark = `${style('d', '.mui-d{color:#fff}.mui-d:hover{top:0}')}<p class="Root mui-d">1</p>`;
  expect(compare(light, dark)).toEqual({
    css: `.mui-a${IN_DARK}{color:#fff;}`,
    differences: [],
  });
});

it('keeps conditions, and leaves names alone that only begin like a class', () => {
  const light = `${style('a', '.mui-a:hover{top:0}')}<p class="mui-a"></p>`;
  const dark = `${style('d', '@media (min-width:1px){.x .mui-d>.mui-d2{top:1px}}')}<p class="mui-d"></p>`;
  expect(compare(light, dark).css).toBe(
    `@media (min-width:1px){.x .mui-a${IN_DARK}>.mui-d2{top:1px;}}`,
  );
});

it('repeats what comes later and sets the same property, which it would else win over', () => {
  const rest =
    '@media (min-width:1px){.mui-x{color:red;top:0}}.mui-x:hover{top:1px}';
  const light = `${style('x', `.mui-x{color:#000;left:0}${rest}`)}<p class="mui-x"></p>`;
  const dark = `${style('x', `.mui-x{color:#fff;left:0}${rest}`)}<p class="mui-x"></p>`;
  expect(
    compare(light, dark.replaceAll('mui-x', 'mui-d').replace('mui x', 'mui d')).css,
  ).toBe(
    `.mui-x${IN_DARK}{color:#fff;}@media (min-width:1px){.mui-x${IN_DARK}{color:red;}}`,
  );
});

it('takes back what a class has in light mode alone', () => {
  const light = `${style('a', '.mui-a{color:#000;box-shadow:1px 1px #000}')}<p class="mui-a"></p>`;
  const dark = `${style('d', '.mui-d{color:#fff}')}<p class="mui-d"></p>`;
  expect(compare(light, dark).css).toBe(
    `.mui-a${IN_DARK}{box-shadow:unset;}.mui-a${IN_DARK}{color:#fff;}`,
  );
});

it('gives elements the inline styles and colours that they have in dark mode', () => {
  const light =
    '<p style="--team:#111;top:0">1</p><svg><rect fill="#111"></rect></svg>';
  const dark =
    '<p style="--team:#eee;top:0">1</p><svg><rect fill="#eee"></rect></svg>';
  const inside = `:where([data-theme="dark"] ${STAGE} :not([data-live] *))`;
  expect(compare(light, dark).css).toBe(
    `[style="--team:#111;top:0"]${inside}{--team:#eee !important;top:0 !important}` +
      `[fill="#111"]${inside}{fill:#eee !important}`,
  );
});

it('holds global rules of dark mode to dark mode', () => {
  const globalStyle = (id: string, css: string) =>
    `<style data-emotion="mui-global ${id}">${css}</style>`;
  const light = `${globalStyle('g', `${STAGE} a{color:#000}`)}<a></a>`;
  const dark = `${globalStyle('h', `${STAGE} a{color:#fff}`)}<a></a>`;
  expect(compare(light, dark).css).toBe(
    `:where([data-theme="dark"] ${STAGE}) a{color:#fff;}`,
  );
});

it('differences that no style sheet can express are listed', () => {
  expect(
    compare('<p title="light">1</p>', '<p title="dark">1</p>').differences,
  ).toEqual(['<p> has title="light", in dark mode "dark"']);
  expect(compare('<p>1</p>', '<b>1</b>').differences).toEqual([
    'there is <p>, in dark mode <b>',
  ]);
});
