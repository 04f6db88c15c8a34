import type { ApiType } from '../../../plugins/content/api-reference/types';
import { shortenType } from './shortenType';
import { TypeText } from './TypeName';
import styles from './ApiTable.module.css';

/** Readable types that say all that their declaration says. */
const PLAIN = new Set([
  'bool',
  'node',
  'string',
  'number',
  'element',
  'elementType',
]);

/** The type in one line; long ones are shortened and open in place. */
export function TypeCell({ type }: { type: ApiType }) {
  const short = shortenType(type.readable);
  if (!short) {
    return (
      <code className={styles.type}>
        <TypeText text={type.readable} names={type.names} />
      </code>
    );
  }
  return (
    <details className={styles.long}>
      <summary>
        <code className={styles.type}>{short.start}</code>{' '}
        <span className={styles.rest}>
          {short.rest > 0 ? `${short.rest} more` : 'Whole type'}
        </span>
      </summary>
      <code className={styles.type}>
        <TypeText text={type.readable} names={type.names} />
      </code>
    </details>
  );
}

/** Whether the declaration says more than the readable type. */
function hasDeclaration({ readable, declared }: ApiType): boolean {
  return declared !== undefined && declared !== readable && !PLAIN.has(readable);
}

/** The declared TypeScript, whose named types can be opened. */
export function DeclaredType({ type }: { type: ApiType }) {
  return type.declared && hasDeclaration(type) ? (
    <div className={styles.fact}>
      <span className={styles.label}>TypeScript</span>
      <code className={styles.declared} data-api-text>
        <TypeText text={type.declared} names={type.names} />
      </code>
    </div>
  ) : null;
}
