import clsx from 'clsx';
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { Breadcrumbs } from './Breadcrumbs';
import { CopyPage } from './CopyPage';
import { DocTabs } from './DocTabs';
import { PageFacts } from './PageFacts';
import type { PageFrontMatter } from './pageFrontMatter';
import styles from './ArticleHeader.module.css';

export function ArticleHeader() {
  const { metadata, frontMatter } = useDoc();
  const breadcrumbs = useSidebarBreadcrumbs();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {breadcrumbs && (
          <>
            <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
            <Breadcrumbs items={breadcrumbs} />
          </>
        )}
        {!metadata.unlisted && <CopyPage pathname={metadata.permalink} />}
      </div>
      <h1 className={styles.title} lang="en">
        {metadata.title}
      </h1>
      <p className={clsx(styles.lead, 'english')} lang="en">
        {metadata.description}
      </p>
      <PageFacts page={frontMatter as PageFrontMatter} />
      <DocTabs />
    </header>
  );
}
