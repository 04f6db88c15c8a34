import { createTestSite } from '../createTestSite';
import { checkLinks } from './checkLinks';

const link = (href: string) => `[here](${href})`;

const FILES = {
  'docs/joy-ui/crane.mdx': [
    '---\nslug: /crane/\ntitle: Crane\ndescription: A crane lifts.\n---\n',
    link('/joy-ui/api/button/#button-props'),
    link('/joy-ui/api/button/#button-prop-color'),
    link('/joy-ui/api/button/#button-prop-colour'),
    link('/joy-ui/api/button/#button-prop-color-details'),
    link('/joy-ui/api/button/#properties'),
    link('/versions/#support'),
    link('/versions/#supported'),
    link('/production-error/#error-5'),
    link('/production-error/#fault-5'),
    '',
  ].join('\n'),
  'docs/joy-ui/api/button.mdx':
    '---\nslug: /api/button/\ntitle: Button API\n---\n\n## Props {/* #button-props */}\n',
  '.docusaurus/api-reference/joy-ui/button.json': JSON.stringify({
    href: '/joy-ui/api/button/',
    components: [
      {
        name: 'Button',
        slug: 'button',
        href: '/joy-ui/api/button/',
        package: '@mui/joy',
        props: [{ name: 'color', anchor: 'button-prop-color' }],
      },
    ],
  }),
};

describe('the check of links', () => {
  it('knows the anchors of pages that are not written as Markdown', async () => {
    const site = createTestSite(FILES);
    const { findings, unchecked } = await checkLinks(
      ['docs/joy-ui/crane.mdx'],
      site.folder,
    );
    site.remove();
    const place = (line: number, href: string) =>
      `docs/joy-ui/crane.mdx:${line}: link to ${href}: there is no #${href.split('#')[1]} on ${href.split('#')[0]}`;
    expect(findings).toEqual([
      place(9, '/joy-ui/api/button/#button-prop-colour'),
      place(11, '/joy-ui/api/button/#properties'),
      place(13, '/versions/#supported'),
      place(15, '/production-error/#fault-5'),
    ]);
    expect(unchecked).toEqual([
      expect.stringMatching(
        /: \/joy-ui\/api\/button\/#button-prop-color-details, \/production-error\/#error-5$/,
      ),
    ]);
  });
});
