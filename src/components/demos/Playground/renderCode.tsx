import { Fragment, type ReactNode } from 'react';
import type { CodeFragment } from '../../../lib/demos/playground/types';

/** Turns highlighted code into elements. */
export function renderCode(code: CodeFragment): ReactNode {
  return code.map((token, index) =>
    typeof token === 'string' ? (
      <Fragment key={index}>{token}</Fragment>
    ) : (
      <span key={index} className={token.classes}>
        {renderCode(token.content)}
      </span>
    ),
  );
}
