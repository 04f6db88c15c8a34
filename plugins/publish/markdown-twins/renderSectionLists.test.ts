import { renderSectionLists } from './renderSectionLists';

it('lists the sections of each set, but for whole pages', () => {
  const lists = renderSectionLists(
    (['joy-ui', 'blog'] as const).map((section) => ({
      page: {
        path: `/portal/${section}/pump/`,
        title: '',
        description: '',
        section,
        file: '',
      },
      markdown: '',
      sections: [
        { id: '', title: 'Pump', depth: 1, first: 1, last: 9, bytes: 90 },
        { id: 'dry', title: 'Dry wells', depth: 2, first: 5, last: 9, bytes: 42 },
      ],
    })),
    '/portal/',
  );
  expect(lists).toEqual([
    {
      file: 'joy-ui/sections.tsv',
      text: '# page\tfirst line\tlast line\tbytes\tid\theading\n/portal/joy-ui/pump.md\t5\t9\t42\tdry\tDry wells\n',
    },
    {
      file: 'blog/sections.tsv',
      text: '# page\tfirst line\tlast line\tbytes\tid\theading\n/portal/blog/pump.md\t5\t9\t42\tdry\tDry wells\n',
    },
  ]);
});
