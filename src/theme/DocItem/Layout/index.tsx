// Upstream: DocItem/Layout @ 3.10.2
// Eject: order and parts of a page
// Reason: lead, facts and two tables of contents, chosen by style sheet, not by script
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Layout';
import { PageFeedback } from '../../../components/article/Feedback/PageFeedback';
import { DocData } from '../../../components/article/PageLinks/DocData';
import { PageFiles } from '../../../components/article/PageLinks/PageFiles';
import { PageHistory } from '../../../components/article/Article/PageHistory';
import { Pager } from '../../../components/article/Article/Pager';
import { ArticleHeader } from '../../../components/article/Article/ArticleHeader';
import {
  FoldedTableOfContents,
  TableOfContents,
} from '../../../components/article/TableOfContents/TableOfContents';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const { editUrl, lastUpdatedAt, previous, next } = metadata;
  return (
    <>
      {metadata.unlisted ? (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      ) : (
        <>
          <PageFiles pathname={metadata.permalink} />
          <DocData metadata={metadata} />
        </>
      )}
      <div className={hasContents ? styles.columns : undefined}>
        <div className={styles.article}>
          <article>
            <ArticleHeader />
            {hasContents && <FoldedTableOfContents items={toc} />}
            <div className="prose" lang="en">
              <MDXContent>{children}</MDXContent>
            </div>
          </article>
          <div className={styles.end}>
            <PageFeedback
              key={metadata.permalink}
              pathname={metadata.permalink}
              title={metadata.title}
            />
            <PageHistory
              className={styles.meta}
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
            />
            <Pager previous={previous} next={next} />
          </div>
        </div>
        {hasContents && <TableOfContents items={toc} />}
      </div>
    </>
  );
}
