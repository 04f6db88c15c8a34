import clsx from 'clsx';
import type { DemoModel } from '../../../plugins/demos/types';
import { useTranslate } from '../../hooks/useTranslate';
import { VARIANT_TABS } from './variantTabs';
import styles from './DemoCode.module.css';

/** The code of a demo in each language: the part that matters, and the whole file. */
export function DemoCodePanels({ id, model }: { id: string; model: DemoModel }) {
  const t = useTranslate();
  return (
    <>
      {VARIANT_TABS.map(({ value, label }) => {
        const { html, preview, files } = model[value];
        const language = value === 'TS' ? 'tsx' : 'jsx';
        return (
          <div
            key={value}
            id={`${id}-${value}`}
            role="tabpanel"
            aria-label={t('code.label', '{{language}} code', { language: label })}
            data-variant={value}
          >
            {preview !== null && (
              <pre
                className={clsx(styles.pre, styles.preview, `language-${language}`)}
                dir="ltr"
                tabIndex={0}
                role="group"
                aria-label={t('demo.keyPart', 'The part that matters')}
              >
                <code dangerouslySetInnerHTML={{ __html: preview }} />
              </pre>
            )}
            {files.length > 0 && (
              <div className={styles.fileName}>{`${model.name}.${language}`}</div>
            )}
            <pre
              className={clsx(styles.pre, styles.whole, `language-${language}`)}
              dir="ltr"
              tabIndex={0}
              role="group"
              aria-label={`${model.name}.${language}`}
            >
              <code data-whole dangerouslySetInnerHTML={{ __html: html }} />
            </pre>
            {files.map((file) => (
              <div key={file.name} className={styles.file}>
                <div className={styles.fileName}>{file.name}</div>
                <pre
                  className={clsx(styles.pre, styles.whole)}
                  dir="ltr"
                  tabIndex={0}
                  role="group"
                  aria-label={file.name}
                >
                  <code dangerouslySetInnerHTML={{ __html: file.html }} />
                </pre>
              </div>
            ))}
          </div>
        );
      })}
    </>
  );
}
