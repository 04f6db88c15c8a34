import { Fragment } from 'react';
import type { MarkedText } from '../../../lib/search/types';

/** A text with what matches the query marked. */
export function Marked({ text }: { text: MarkedText }) {
  return (
    <>
      {text.map(([piece, isMarked], index) =>
        isMarked ? (
          <mark key={index}>{piece}</mark>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </>
  );
}
