import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { PostArchive } from './PostArchive';
import { PostFacts } from './PostFacts';
import { PostList } from './PostList';
import { TagIndex } from './TagIndex';

const POSTS = [
  {
    title: 'Second post',
    description: 'What came next.',
    permalink: '/blog/second/',
    date: '2027-01-01T00:00:00.000Z',
    readingTime: 2.2,
    tags: [
      {
        label: 'Portal',
        permalink: '/blog/tags/portal/',
        inline: false,
        description: '',
      },
    ],
  },
  {
    title: 'First post',
    description: 'What came first.',
    permalink: '/blog/first/',
    date: '2026-12-31T00:00:00.000Z',
    readingTime: 0.1,
    tags: [],
  },
];

describe('PostFacts', () => {
  it('names the day that is in the front matter, wherever the reader is', () => {
    renderInSite(
      <PostFacts post={{ date: '2026-12-31T00:00:00.000Z', readingTime: 3 }} />,
    );
    expect(screen.getByText('31 December 2026')).toHaveAttribute(
      'datetime',
      '2026-12-31',
    );
  });

  it.each([
    [0.1, '1 min read'],
    [1, '1 min read'],
    [2.2, '3 min read'],
  ])('rounds %s minutes up', (readingTime, text) => {
    renderInSite(<PostFacts post={{ date: '2026-12-31', readingTime }} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('PostList', () => {
  it('shows each post once, with its link, lead and tags', () => {
    renderInSite(<PostList posts={POSTS} />);
    const [card, other] = screen.getAllByRole('article');
    const title = within(card as HTMLElement).getByRole('heading', { level: 2 });
    expect(within(title).getByRole('link', { name: 'Second post' })).toHaveAttribute(
      'href',
      '/blog/second/',
    );
    expect(card).toHaveTextContent('What came next.');
    expect(
      within(card as HTMLElement).getByRole('link', { name: 'Portal' }),
    ).toBeVisible();
    expect(
      within(other as HTMLElement).queryByRole('list', { name: 'Tags' }),
    ).not.toBeInTheDocument();
  });
});

describe('PostArchive', () => {
  it('puts posts under the year they were written in', () => {
    renderInSite(<PostArchive posts={POSTS} />);
    const years = screen.getAllByRole('region');
    expect(
      years.map((year) => [
        within(year).getByRole('heading', { level: 2 }).textContent,
        within(year)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['2027', ['Second post']],
      ['2026', ['First post']],
    ]);
  });
});

describe('TagIndex', () => {
  it('counts the posts of a tag in words', () => {
    const tag = {
      label: 'Portal',
      permalink: '/blog/tags/portal/',
      description: 'News.',
    };
    renderInSite(
      <TagIndex
        tags={[
          { ...tag, count: 1 },
          { ...tag, permalink: '/blog/tags/x/', count: 2 },
        ]}
      />,
    );
    expect(screen.getByText('1 post')).toBeInTheDocument();
    expect(screen.getByText('2 posts')).toBeInTheDocument();
  });
});
