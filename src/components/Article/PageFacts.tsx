import { useSiteFacts } from '../../hooks/useSiteFacts';
import type { PageFrontMatter } from './pageFrontMatter';
import styles from './PageFacts.module.css';

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function packageToUrl(name: string, version: string | undefined): string {
  return `https://www.npmjs.com/package/${name}${version ? `/v/${version}` : ''}`;
}

/** What a developer looks up about a component besides its use. */
export function PageFacts({ page }: { page: PageFrontMatter }) {
  const { versions } = useSiteFacts();
  const version = page.package ? versions[page.package] : undefined;
  if (!page.package) {
    return null;
  }
  return (
    <ul className={styles.facts} dir="ltr" aria-label="About this component">
      <li>
        <a href={packageToUrl(page.package, version)}>
          {page.package} {version && <span className={styles.value}>{version}</span>}
        </a>
      </li>
      {page.sourceUrl && (
        <li>
          <a href={page.sourceUrl}>Source</a>
        </li>
      )}
      {page.bundleSize !== undefined && (
        <li>
          <span
            className={styles.fact}
            title="Bundled alone, without React, gzipped"
          >
            Bundle size{' '}
            <span className={styles.value}>
              {kilobytes.format(page.bundleSize / 1000)} kB
            </span>
          </span>
        </li>
      )}
      {page.pattern && (
        <li>
          <a href={page.pattern}>WAI-ARIA pattern</a>
        </li>
      )}
      {page.designSpec && (
        <li>
          <a href={page.designSpec}>Material Design</a>
        </li>
      )}
    </ul>
  );
}
