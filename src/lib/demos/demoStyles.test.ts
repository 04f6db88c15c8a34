import { scopeToSelector, TAILWIND_SELECTOR, unscopeStyles } from './demoStyles';

it('lets confined styles hold for a document', () => {
  const selector = scopeToSelector('ButtonSizes-css');
  const css = `@media print{${selector}{--a:1px;}${selector} .a,${selector} .b{top:0;}}`;
  expect(unscopeStyles(css, selector)).toBe(
    '@media print{:where(:root){--a:1px;}:where(:root) .a,:where(:root) .b{top:0;}}',
  );
  expect(unscopeStyles(css, TAILWIND_SELECTOR)).toBe(css);
});
