import clsx from 'clsx';
import type { DemoSource } from '../../../../plugins/content/demos/types';
import { useTranslate } from '../../../hooks/useTranslate';
import type { CodeVariant } from '../../../lib/demos/codeVariant';
import { trustHtml } from '../../../lib/page/trustedTypes';
import styles from './DemoCode.module.css';

interface DemoCodePanelProps {
  id: string;
  label: string;
  /** Of the demo. */
  name: string;
  source: DemoSource;
  language: CodeVariant;
  /** Ids of the stylings for which it is shown; absent = for all. */
  stylings?: string;
  /** Whether it is shown in both languages. */
  shared: boolean;
  /** Whether whole files are in it, or only the part that matters. */
  whole: boolean;
}

/** The code of a demo in one language: the part that matters, and the whole files. */
export function DemoCodePanel({
  id,
  label,
  name,
  source: { html, preview, files },
  language,
  stylings,
  shared,
  whole,
}: DemoCodePanelProps) {
  const t = useTranslate();
  const ending = language === 'TS' ? 'tsx' : 'jsx';
  const fileName = `${name}.${ending}`;
  return (
    <div
      id={id}
      role="tabpanel"
      className={styles.panel}
      aria-label={label}
      data-variant={shared ? undefined : language}
      data-stylings={stylings}
    >
      {preview !== null && (
        <pre
          className={clsx(styles.pre, styles.preview, `language-${ending}`)}
          dir="ltr"
          tabIndex={0}
          role="group"
          aria-label={t('demo.keyPart', 'The part that matters')}
        >
          <code dangerouslySetInnerHTML={trustHtml(preview)} />
        </pre>
      )}
      {whole && files.length > 0 && (
        <div className={styles.fileName}>{fileName}</div>
      )}
      {whole && (
        <pre
          className={clsx(styles.pre, styles.whole, `language-${ending}`)}
          dir="ltr"
          tabIndex={0}
          role="group"
          aria-label={fileName}
        >
          <code data-whole dangerouslySetInnerHTML={trustHtml(html)} />
        </pre>
      )}
      {whole &&
        files.map((file) => (
          <div key={file.name} className={styles.file}>
            <div className={styles.fileName}>{file.name}</div>
            <pre
              className={clsx(styles.pre, styles.whole)}
              dir="ltr"
              tabIndex={0}
              role="group"
              aria-label={file.name}
            >
              <code dangerouslySetInnerHTML={trustHtml(file.html)} />
            </pre>
          </div>
        ))}
    </div>
  );
}
