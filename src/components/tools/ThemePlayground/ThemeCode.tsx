import { useCallback, useRef } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { CopyButton } from '../../article/CodeBlock/CopyButton';
import styles from './ThemePlayground.module.css';

/** The theme that does what was chosen, as code. */
export function ThemeCode({ code }: { code: string }) {
  const t = useTranslate();
  const element = useRef<HTMLElement>(null);
  const getElement = useCallback(() => element.current, []);
  return (
    <div className={styles.code} dir="ltr" data-code-block>
      <div className={styles.codeHead}>
        <span>theme.ts</span>
        <CopyButton getElement={getElement} />
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={t('code.label', '{{language}} code', { language: 'theme.ts' })}
      >
        <code ref={element}>{code}</code>
      </pre>
    </div>
  );
}
