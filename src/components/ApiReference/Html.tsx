import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiHtml } from '../../../plugins/content/api-reference/types';
import { addBaseUrlToLinks } from '../../lib/address/paths';
import { trustHtml } from '../../lib/page/trustedTypes';
import styles from './ApiTable.module.css';

interface HtmlProps {
  /** Sanitised by `plugins/content/api-reference`. */
  children: ApiHtml;
  className?: string;
}

/** Text of a package. */
export function Html({ children, className }: HtmlProps) {
  const baseUrl = useBaseUrl('/');
  return children ? (
    <div
      className={className}
      dangerouslySetInnerHTML={trustHtml(addBaseUrlToLinks(children, baseUrl))}
    />
  ) : null;
}

/** Why something is not to be used any more, and what is. */
export function Deprecation({ reason }: { reason: ApiHtml }) {
  return (
    <div className={styles.deprecation}>
      <strong>Deprecated.</strong> <Html>{reason}</Html>
    </div>
  );
}
