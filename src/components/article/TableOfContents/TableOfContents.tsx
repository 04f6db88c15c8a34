import { useThemeConfig } from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useEffect, useRef } from 'react';
import { useActiveHeading } from '../../../hooks/useActiveHeading';
import { useDismissal } from '../../../hooks/useDismissal';
import { useTranslate } from '../../../hooks/useTranslate';
import { scrollIntoPanel } from '../../../lib/page/scrollIntoPanel';
import { insertWordBreaks } from '../../../lib/text/splitName';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { Icon } from '../../controls/Icon/Icon';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  items: readonly TOCItem[];
}

/** Beside the article, on wide screens; follows the reading position. */
export function TableOfContents({ items }: TableOfContentsProps) {
  const panel = useRef<HTMLElement>(null);
  const tree = useContents(items);
  const active = useActiveHeading(
    listNodes(tree).map(({ id }) => id),
    panel,
  );
  const t = useTranslate();

  // Longer than the window, the list would be left behind by what it marks.
  useEffect(() => {
    const link = panel.current?.querySelector(active ? '[aria-current]' : 'a');
    scrollIntoPanel(link, panel.current);
  }, [active]);

  return (
    <nav
      ref={panel}
      className={styles.contents}
      aria-labelledby="contents-title"
      data-chrome
    >
      <p id="contents-title" className={styles.title}>
        {t('contents.title', 'On this page')}
      </p>
      <ContentsList nodes={tree} active={active} />
    </nav>
  );
}

/**
 * The contents where there is no room beside the article: under the title, and from there on
 * below the header of the page, with the heading that is being read.
 */
export function FoldedTableOfContents({ items }: TableOfContentsProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const tree = useContents(items);
  const nodes = listNodes(tree);
  const active = useActiveHeading(
    nodes.map(({ id }) => id),
    root,
  );
  const heading = nodes.find(({ id }) => id === active);
  const t = useTranslate();
  useDismissal(root);

  const handleToggle = () => {
    const panel = root.current?.querySelector('nav');
    scrollIntoPanel(panel?.querySelector('[aria-current]'), panel);
  };
  return (
    <details
      ref={root}
      className={styles.folded}
      data-chrome
      onToggle={handleToggle}
    >
      <summary>
        <Icon name="SubjectRounded" />
        {t('contents.title', 'On this page')}
        {heading && (
          <span
            className={styles.current}
            lang="en"
            dangerouslySetInnerHTML={trustHtml(heading.value)}
          />
        )}
        <Icon name="ExpandMoreRounded" className={styles.caret} />
      </summary>
      <nav aria-label={t('contents.label', 'Contents')}>
        <ContentsList nodes={tree} active={active} />
      </nav>
    </details>
  );
}

function useContents(items: readonly TOCItem[]) {
  const { tableOfContents } = useThemeConfig();
  return useFilteredAndTreeifiedTOC({ toc: items, ...tableOfContents });
}

/** Headings below the levels that are listed count for the one above them. */
function listNodes(nodes: readonly TOCTreeNode[]): TOCTreeNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)]);
}

interface ContentsListProps {
  nodes: readonly TOCTreeNode[];
  /** Id of the heading that is being read. */
  active?: string;
}

function ContentsList({ nodes, active }: ContentsListProps) {
  return (
    <ul className={styles.list} lang="en">
      {nodes.map(({ id, value, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            // Markdown in a heading, turned into HTML by the build.
            dangerouslySetInnerHTML={trustHtml(insertWordBreaks(value))}
          />
          {children.length > 0 && <ContentsList nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
