import { renderRobots } from './renderRobots';

it('lets crawlers read all, and names the lists of pages', () => {
  expect(renderRobots({ url: 'https://wells.example.org', baseUrl: '/' })).toBe(
    '# Every page is also there as Markdown: https://wells.example.org/llms.txt\nUser-agent: *\nAllow: /\n\nSitemap: https://wells.example.org/sitemap.xml\n',
  );
});

it('is not written for a site below a path', () => {
  expect(renderRobots({ url: 'https://wells.example.org', baseUrl: '/a/' })).toBe(
    null,
  );
});
