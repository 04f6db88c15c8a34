import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useShownLanguage } from '../../../hooks/useTranslate';
import type { PageFrontMatter } from './pageFrontMatter';
import styles from './PageFacts.module.css';

function packageToUrl(name: string, version: string | undefined): string {
  return `https://www.npmjs.com/package/${name}${version ? `/v/${version}` : ''}`;
}

function formatKilobytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000);
}

export function PageFacts({ page }: { page: PageFrontMatter }) {
  const { versions } = useSiteFacts();
  const { code, translate: t } = useShownLanguage();
  const version = page.package ? versions[page.package] : undefined;
  if (!page.package) {
    return null;
  }
  return (
    <ul
      className={styles.facts}
      aria-label={t('facts.label', 'About this component')}
    >
      <li>
        <a href={packageToUrl(page.package, version)} dir="ltr">
          {page.package} {version && <span className={styles.value}>{version}</span>}
        </a>
      </li>
      {page.sourceUrl && (
        <li>
          <a href={page.sourceUrl}>{t('facts.source', 'Source')}</a>
        </li>
      )}
      {page.bundleSize !== undefined && (
        <li>
          <span
            className={styles.fact}
            title={t('facts.sizeNote', 'Bundled alone, without React, gzipped')}
          >
            {t('facts.size', 'Bundle size')}{' '}
            <span className={styles.value}>
              {formatKilobytes(page.bundleSize, code)}
            </span>
          </span>
        </li>
      )}
      {page.pattern && (
        <li>
          <a href={page.pattern}>{t('facts.pattern', 'WAI-ARIA pattern')}</a>
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
