import { pagePathToLibrary } from './pagePathToLibrary';

it.each([
  ['/site/docs/material-ui/components/button/button.mdx', 'material-ui'],
  ['/site/docs/joy-ui/components/button/button.mdx', 'joy-ui'],
  ['/site/docs/base-ui/components/button/button.mdx', 'base-ui'],
  ['/site/docs/system/sx/sx.mdx', 'system'],
  ['/site/docs/x/data-grid/data-grid.mdx', 'material-ui'],
  ['/site/blog/2026-11-21-hello/index.mdx', 'material-ui'],
  ['/site/docs/experiments/demos/base-ui/base-ui.mdx', 'base-ui'],
  ['/site/docs/experiments/demos/demos.mdx', 'material-ui'],
  ['/site/docs/material-ui/integrations/joy-ui/both.mdx', 'material-ui'],
  ['/home/joy-ui/blog/2026-11-21-hello/index.mdx', 'material-ui'],
  ['/home/docs/site/docs/joy-ui/page.mdx', 'joy-ui'],
])('%s → %s', (pagePath, library) => {
  expect(pagePathToLibrary(pagePath)).toBe(library);
});
