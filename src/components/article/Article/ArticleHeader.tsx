import {
  useBreadcrumbsStructuredData,
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { pageToHeading } from '../../../lib/page/pageHeading';
import { JsonLd } from '../JsonLd/JsonLd';
import { Breadcrumbs } from './Breadcrumbs';
import { CopyPage } from './CopyPage';
import { DocTabs } from './DocTabs';
import { PageFacts } from './PageFacts';
import type { PageFrontMatter } from './pageFrontMatter';
import styles from './ArticleHeader.module.css';

type BreadcrumbDataProps = Parameters<typeof useBreadcrumbsStructuredData>[0];

function BreadcrumbData(props: BreadcrumbDataProps) {
  return <JsonLd data={useBreadcrumbsStructuredData(props)} />;
}

export function ArticleHeader() {
  const { metadata, frontMatter } = useDoc();
  const { pluginId } = useDocsVersion();
  const breadcrumbs = useSidebarBreadcrumbs();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {breadcrumbs && (
          <>
            <BreadcrumbData breadcrumbs={breadcrumbs} />
            <Breadcrumbs items={breadcrumbs} />
          </>
        )}
        {!metadata.unlisted && <CopyPage pathname={metadata.permalink} />}
      </div>
      <h1 className={styles.title} lang="en">
        {pageToHeading(metadata.title, `/${pluginId}${metadata.slug}`)}
      </h1>
      <p className={styles.lead} lang="en">
        {metadata.description}
      </p>
      <PageFacts page={frontMatter as PageFrontMatter} />
      <DocTabs />
    </header>
  );
}
