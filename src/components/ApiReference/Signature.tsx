import type {
  ApiArgument,
  ApiSignature,
} from '../../../plugins/content/api-reference/types';
import { CodeText } from './CodeText';
import { Html } from './Html';
import styles from './ApiTable.module.css';

interface SignatureProps {
  signature: ApiSignature;
  /** Without the arguments. */
  isCompact: boolean;
}

/** Signature of a callback, with a description of its arguments. */
export function Signature({ signature, isCompact }: SignatureProps) {
  const { text, returns } = signature;
  const described = signature.arguments.filter(({ description }) => description);
  return (
    <div className={styles.fact}>
      <span className={styles.label}>Signature</span>
      <code className={styles.declared} data-api-text>
        <CodeText>{text}</CodeText>
      </code>
      {!isCompact && (described.length > 0 || returns?.description) && (
        <ul className={styles.arguments}>
          {described.map((argument) => (
            <Argument key={argument.name} argument={argument} />
          ))}
          {returns?.description && <Argument argument={returns} />}
        </ul>
      )}
    </div>
  );
}

function Argument({ argument }: { argument: ApiArgument }) {
  const { name, description, optional } = argument;
  return (
    <li>
      {name ? (
        <code>
          {name}
          {optional && '?'}
        </code>
      ) : (
        <span className={styles.label}>Returns</span>
      )}{' '}
      <Html>{description}</Html>
    </li>
  );
}
