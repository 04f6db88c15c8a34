import * as React from 'react';
import { ARTICLES } from './articles';
import type { Article, Tag } from './types';

/** How many articles are shown before somebody asks for more. */
const FIRST = 3;

const contains = ({ title, lead, text, author }: Article, words: string) =>
  [title, lead, author, ...text]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase());

/** What is searched, saved and read. */
export default function useBlog() {
  const [tag, setTag] = React.useState<Tag | 'All'>('All');
  const [words, setWords] = React.useState('');
  const [isWhole, setWhole] = React.useState(false);
  const [saved, setSaved] = React.useState<readonly string[]>([]);
  const [read, setRead] = React.useState<string | null>(null);

  const found = ARTICLES.filter(
    (article) => (tag === 'All' || article.tag === tag) && contains(article, words),
  );
  const isFiltered = tag !== 'All' || words.trim() !== '';
  // The newest one is shown large, unless somebody is looking for something.
  const featured = isFiltered ? undefined : found[0];
  const list = featured ? found.slice(1) : found;

  return {
    tag,
    words,
    featured,
    list: isWhole || isFiltered ? list : list.slice(0, FIRST),
    hasMore: !isWhole && !isFiltered && list.length > FIRST,
    saved: ARTICLES.filter(({ id }) => saved.includes(id)),
    article: ARTICLES.find(({ id }) => id === read),
    setTag,
    setWords,
    showAll: () => setWhole(true),
    clear: () => {
      setTag('All');
      setWords('');
    },
    isSaved: (id: string) => saved.includes(id),
    toggleSaved: (id: string) =>
      setSaved(
        saved.includes(id) ? saved.filter((other) => other !== id) : [...saved, id],
      ),
    open: setRead,
    close: () => setRead(null),
  };
}

export type BlogState = ReturnType<typeof useBlog>;
