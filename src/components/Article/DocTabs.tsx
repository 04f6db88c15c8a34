import Link from '@docusaurus/Link';
import {
  useAllDocsData,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import styles from './DocTabs.module.css';

const TABS = [
  { path: '', label: 'Demos' },
  { path: 'components-api/', label: 'Components API' },
  { path: 'hooks-api/', label: 'Hooks API' },
] as const;

/** The pages of one subject: its demos and what lies beside them in the reference. */
export function DocTabs() {
  const { pluginId } = useDocsVersion();
  const { permalink } = useDoc().metadata;
  const docs = useAllDocsData()[pluginId]?.versions.flatMap(({ docs }) => docs);
  const place = permalink.replace(/(?:components|hooks)-api\/$/, '');
  const tabs = TABS.map(({ path, label }) => ({ href: `${place}${path}`, label }));
  const written = tabs.filter(({ href }) => docs?.some(({ path }) => path === href));
  return written.length > 1 ? (
    <nav aria-label="Pages of this subject" className={styles.tabs} data-chrome>
      {written.map(({ href, label }) => (
        <Link
          key={href}
          to={href}
          aria-current={href === permalink ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  ) : null;
}
