import { useCallback, useRef } from 'react';
import { CopyButton } from '../article/CodeBlock/CopyButton';
import { CodeText } from './CodeText';
import { findAnyEntry, type ApiPartProps } from './findApiEntry';
import styles from './ApiImport.module.css';

/** Both ways to import a name, each to be copied. */
export function ApiImport(part: ApiPartProps) {
  const { deep, barrel } = findAnyEntry(part).imports;
  const lines = [deep, barrel].filter((line) => line !== undefined);
  return (
    <div className={styles.imports} dir="ltr">
      {lines.map((line) => (
        <ImportLine key={line} line={line} />
      ))}
    </div>
  );
}

function ImportLine({ line }: { line: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.line} data-code-block>
      <pre tabIndex={0} role="group" aria-label="Import">
        <code ref={code}>
          <CodeText>{line}</CodeText>
        </code>
      </pre>
      <CopyButton getElement={useCallback(() => code.current, [])} />
    </div>
  );
}
