import postcss, { type AcceptedPlugin } from 'postcss';
import rtlStylesPlugin from './index';

async function addRightToLeft(css: string): Promise<string> {
  const plugins: AcceptedPlugin[] = [];
  const configure = rtlStylesPlugin().configurePostCss;
  configure?.({ plugins });
  const { css: result } = await postcss(plugins).process(css, { from: undefined });
  return result.replace(/\s+/g, ' ').trim();
}

it('adds what differs right to left, and keeps the rule', async () => {
  expect(await addRightToLeft('.a { margin-left: 8px; color: red; }')).toBe(
    '.a { margin-left: 8px; color: red; } [dir="rtl"] .a { margin-left: 0; margin-right: 8px; }',
  );
});

it.each([
  '.a { margin-inline-start: 8px; }',
  '.a { color: red; }',
  '.a { background: url("left.png"); }',
])('leaves %s alone', async (css) => {
  expect(await addRightToLeft(css)).toBe(css);
});

it('leaves out what a comment excepts, and the comment', async () => {
  expect(
    await addRightToLeft('.a { /*rtl:ignore*/ text-align: left; float: left; }'),
  ).toBe('.a { text-align: left; float: left; } [dir="rtl"] .a { float: right; }');
});

it('rules in layers and media queries are mirrored', async () => {
  expect(
    await addRightToLeft('@layer a { @media (width < 600px) { .a { left: 0; } } }'),
  ).toBe(
    '@layer a { @media (width < 600px) { .a { left: 0; } [dir="rtl"] .a { left: auto; right: 0; } } }',
  );
});

it('the plugins of PostCSS that were there are kept', () => {
  const first = () => {};
  const options = { plugins: [first] };
  rtlStylesPlugin().configurePostCss?.(options);
  expect(options.plugins).toHaveLength(2);
  expect(options.plugins[0]).toBe(first);
});
