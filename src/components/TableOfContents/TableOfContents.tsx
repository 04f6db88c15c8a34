import { useThemeConfig } from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useActiveHeading } from '../../hooks/useActiveHeading';
import { useTranslate } from '../../hooks/useTranslate';
import { trustHtml } from '../../lib/trustedTypes';
import { Icon } from '../Icon/Icon';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  items: readonly TOCItem[];
}

/** Beside the article, on wide screens; follows the reading position. */
export function TableOfContents({ items }: TableOfContentsProps) {
  const tree = useContents(items);
  const active = useActiveHeading(listIds(tree));
  const t = useTranslate();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-chrome>
      <p id="contents-title" className={styles.title}>
        {t('contents.title', 'On this page')}
      </p>
      <ContentsList nodes={tree} active={active} />
    </nav>
  );
}

/** Under the title, folded, where there is no room beside the article. */
export function FoldedTableOfContents({ items }: TableOfContentsProps) {
  const tree = useContents(items);
  const t = useTranslate();
  return (
    <details className={styles.folded} data-chrome>
      <summary>
        <Icon name="SubjectRounded" />
        {t('contents.title', 'On this page')}
        <Icon name="ExpandMoreRounded" className={styles.caret} />
      </summary>
      <nav aria-label={t('contents.label', 'Contents')}>
        <ContentsList nodes={tree} />
      </nav>
    </details>
  );
}

function useContents(items: readonly TOCItem[]) {
  const { tableOfContents } = useThemeConfig();
  return useFilteredAndTreeifiedTOC({ toc: items, ...tableOfContents });
}

/** Headings below the levels that are listed count for the one above them. */
function listIds(nodes: readonly TOCTreeNode[]): string[] {
  return nodes.flatMap(({ id, children }) => [id, ...listIds(children)]);
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
            dangerouslySetInnerHTML={trustHtml(value)}
          />
          {children.length > 0 && <ContentsList nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
